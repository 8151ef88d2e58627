import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

@testable import Onboarding

@MainActor
struct EmailModuleTests {
  private let router = EmailRouterSpy()
  private let onboarding = OnboardingFlowTest()
  private let work = FlowWork()
  private var users: UserStoreSpy { onboarding.users }

  private func makeScreen(_ draft: FormDraft<EmailField> = [:]) throws -> EmailTestScreen {
    let screen = EmailModule.make(
      draft, for: try User.ada.id, router: router, scope: work.scope, dependencies: onboarding.dependencies)
    return try #require(screen as? EmailTestScreen)
  }

  @Test func `starts with an empty field, without errors`() throws {
    let screen = try makeScreen()

    #expect(screen.content?.fields == [FieldContent(.email)])
    #expect(screen.content?.problem == nil)
  }

  @Test(arguments: [("", EmailAddressError.empty), ("ada", .malformed)])
  func `shows the error when the person tries to continue, and looks up no user`(
    typed: String, reason: EmailAddressError
  ) async throws {
    let screen = try makeScreen([.email: typed])

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.fields.first?.error == reason.sentence)
    #expect(users.messages == [])
    #expect(router.messages == [])
  }

  @Test func `forwards every edit, then the address`() async throws {
    let screen = try makeScreen()

    screen.presenter.didEdit(.email, to: "ada@example.com")
    screen.presenter.didTapContinue()
    await work.idle()

    #expect(router.messages == [.edited([.email: "ada@example.com"]), .entered(try .ada)])
  }

  @Test func `shows that an address is known, until another is typed`() async throws {
    try await users.save(.somebody)
    let screen = try makeScreen([.email: "ADA@example.com"])

    screen.presenter.didTapContinue()
    await work.idle()
    let refused = screen.content
    screen.presenter.didEdit(.email, to: "augusta@example.com")

    #expect(
      refused?.problem == "ADA@example.com has an account already. Enter another e-mail address for a new one.")
    #expect(refused?.fields.first?.value == "ADA@example.com")
    #expect(screen.content?.problem == nil)
    #expect(router.messages == [.edited([.email: "augusta@example.com"])])
  }

  @Test func `accepts the address of the user who returns to it`() async throws {
    try await users.save(.ada)
    let screen = try makeScreen([.email: "ada@example.com"])

    screen.presenter.didTapContinue()
    await work.idle()

    #expect(screen.content?.problem == nil)
    #expect(router.messages == [.entered(try .ada)])
  }
}

@MainActor
private final class EmailRouterSpy: EmailRouter {
  enum Message: Equatable {
    case edited(FormDraft<EmailField>)
    case entered(EmailAddress)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<EmailField>) { messages.append(.edited(draft)) }
  func didEnter(_ email: EmailAddress) { messages.append(.entered(email)) }
}
