import FlowAppTesting
import FlowScreens
import Testing

@testable import Business

@MainActor
struct CompanyModuleTests {
  private let router = CompanyRouterSpy()

  private func makeScreen(_ draft: FormDraft<CompanyField> = [:]) throws -> CompanyTestScreen {
    let screen = CompanyModule.make(draft, router: router, dependencies: BusinessFlowTest().dependencies)
    return try #require(screen as? CompanyTestScreen)
  }

  @Test func `asks for the registration number when a type that has one is chosen`() throws {
    let screen = try makeScreen()
    let before = screen.content

    screen.presenter.didEdit(.type, to: "limited")
    let limited = screen.content
    screen.presenter.didEdit(.type, to: "soleTrader")

    #expect(before?.fields == [.name, .country, .type].map { FieldContent($0) })
    #expect(limited?.fields.map(\.field) == CompanyField.allCases)
    #expect(screen.content?.fields.map(\.field) == [.name, .country, .type])
  }

  @Test func `checks the registration number again when the country changes`() throws {
    let screen = try makeScreen(.acme)

    screen.presenter.didEdit(.country, to: "EE")
    let estonian = screen.content?.errors
    screen.presenter.didEdit(.country, to: "DE")

    #expect(estonian == [.registrationNumber: RegistrationNumberError.notEstonian.sentence])
    #expect(screen.content?.errors == [:])
  }

  @Test func `shows every problem when the person tries to continue, and stays`() throws {
    let screen = try makeScreen([.type: "trust"])

    screen.presenter.didTapContinue()

    let errors = screen.content?.errors ?? [:]
    #expect(Set(errors.keys) == [.name, .country])
    #expect(router.messages == [])
  }

  @Test func `forwards every edit, then the company`() throws {
    let screen = try makeScreen(.acme.with(.name, ""))

    screen.presenter.didEdit(.name, to: " Acme ")
    screen.presenter.didTapContinue()

    #expect(router.messages == [.edited(.acme.with(.name, " Acme ")), .entered(try .acme)])
  }
}

@MainActor
private final class CompanyRouterSpy: CompanyRouter {
  enum Message: Equatable {
    case edited(FormDraft<CompanyField>)
    case entered(Company)
  }

  private(set) var messages: [Message] = []

  func didEdit(_ draft: FormDraft<CompanyField>) { messages.append(.edited(draft)) }
  func didEnter(_ company: Company) { messages.append(.entered(company)) }
}
