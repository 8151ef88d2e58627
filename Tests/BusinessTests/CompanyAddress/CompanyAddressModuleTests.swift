import Contact
import FlowAppTesting
import FlowScreens
import Profile
import Testing

@testable import Business

@MainActor
struct CompanyAddressModuleTests {
  private let router = CompanyAddressRouterSpy()

  private func makeScreen(_ draft: FormDraft<AddressField> = [:]) throws -> CompanyAddressTestScreen {
    let screen = CompanyAddressModule.make(
      draft, of: try .acme, router: router, dependencies: BusinessFlowTest().dependencies)
    return try #require(screen as? CompanyAddressTestScreen)
  }

  @Test func `asks for the fields that depend on the country when it is chosen`() throws {
    let screen = try makeScreen()
    let before = screen.content

    screen.presenter.didEdit(.country, to: "US")

    #expect(before?.fields == [.country, .firstLine, .city].map { FieldContent($0) })
    #expect(screen.content?.fields.map(\.field) == AddressField.allCases)
  }

  @Test func `shows every problem when the person tries to continue, and stays`() throws {
    let screen = try makeScreen([.country: "US"])

    screen.presenter.didTapContinue()

    let errors = screen.content?.errors ?? [:]
    #expect(Set(errors.keys) == [.firstLine, .city, .state, .postcode])
    #expect(router.messages == [])
  }

  @Test func `forwards every edit, then the address of the company`() throws {
    let screen = try makeScreen(.london.with(.city, ""))

    screen.presenter.didEdit(.city, to: " London ")
    screen.presenter.didTapContinue()

    #expect(router.messages == [.edited(.london.with(.city, " London ")), .entered(try .london, of: try .acme)])
  }
}

@MainActor
private final class CompanyAddressRouterSpy: CompanyAddressRouter {
  enum Message: Equatable {
    case edited(FormDraft<AddressField>)
    case entered(PostalAddress, of: Company)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<AddressField>) { messages.append(.edited(draft)) }
  func didEnter(_ address: PostalAddress, of company: Company) { messages.append(.entered(address, of: company)) }
}
