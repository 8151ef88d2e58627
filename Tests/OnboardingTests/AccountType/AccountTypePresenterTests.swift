import FlowAppTesting
import FlowKit
import Testing

@testable import Onboarding

@MainActor
struct AccountTypePresenterTests {
  private let router = AccountTypeRouterSpy()

  @Test func `offers both types, and forwards the choice with the user`() throws {
    let presenter = AccountTypePresenter(for: try .ada, router: router)
    let screen = AccountTypeTestScreen(presenter)
    presenter.view = screen

    screen.presenter.didChoose(.business)

    #expect(screen.content == AccountTypeContent(choices: [.personal, .business]))
    #expect(router.messages == [.chosen(.business, try .ada)])
  }
}

@MainActor
private final class AccountTypeRouterSpy: AccountTypeRouter {
  enum Message: Equatable {
    case chosen(AccountType, User)
  }

  private(set) var messages: [Message] = []

  func didChoose(_ type: AccountType, for user: User) { messages.append(.chosen(type, user)) }
}
