import FlowAppTesting
import FlowScreens
import Testing

@testable import Business

@MainActor
struct RoleAndWebModuleTests {
  private let router = RoleAndWebRouterSpy()

  private func makeScreen(
    _ draft: FormDraft<RoleAndWebField> = [:], for company: Company
  ) throws -> RoleAndWebTestScreen {
    let screen = RoleAndWebModule.make(
      draft, of: company, at: try .london, id: .number(1), router: router,
      dependencies: BusinessFlowTest().dependencies)
    return try #require(screen as? RoleAndWebTestScreen)
  }

  @Test func `starts with empty fields, without errors`() throws {
    let screen = try makeScreen(for: .guild)

    #expect(screen.content?.fields == RoleAndWebField.allCases.map { FieldContent($0) })
  }

  @Test func `shows every problem when the person tries to continue, and stays`() throws {
    let screen = try makeScreen(for: .guild)

    screen.presenter.didTapContinue()

    #expect(
      screen.content?.errors == [
        .role: BusinessRoleError.missing.sentence, .webPage: WebPageError.empty.sentence,
        .description: BusinessDescriptionError.empty.sentence,
      ])
    #expect(router.messages == [])
  }

  @Test func `requires only the role unless the type is other`() throws {
    let screen = try makeScreen(for: .acme)

    screen.presenter.didTapContinue()
    let errors = screen.content?.errors
    screen.presenter.didEdit(.role, to: "director")
    screen.presenter.didTapContinue()

    #expect(errors == [.role: BusinessRoleError.missing.sentence])
    #expect(router.messages == [.edited(.director), .completed(try .acme)])
  }

  @Test func `forwards every edit, then the business`() throws {
    let screen = try makeScreen(.baker.with(.description, ""), for: .guild)

    screen.presenter.didEdit(.description, to: " Bakes bread ")
    screen.presenter.didTapContinue()

    #expect(
      router.messages == [.edited(.baker.with(.description, " Bakes bread ")), .completed(try .guild)])
  }
}

@MainActor
private final class RoleAndWebRouterSpy: RoleAndWebRouter {
  enum Message: Equatable {
    case edited(FormDraft<RoleAndWebField>)
    case completed(BusinessProfile)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<RoleAndWebField>) { messages.append(.edited(draft)) }
  func didComplete(_ business: BusinessProfile) { messages.append(.completed(business)) }
}
