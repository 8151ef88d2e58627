import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import Testing

/// An Onboarding flow in a window, with its dependencies, and stubs for its sub-flows.
@MainActor
struct OnboardingFlowTest {
  let test = FlowTest(OnboardingFlowResult.self)
  let users = UserStoreSpy()
  let ids = NumberedIDs()
  let drafts: InMemoryDraftStore<OnboardingDraft>
  let subflows = SubflowStubs()
  let dependencies: OnboardingDependencies

  var window: TestWindow { test.window }

  init(_ draft: OnboardingDraft? = nil) {
    drafts = InMemoryDraftStore(draft)
    dependencies = OnboardingDependencies(
      screens: TestOnboardingScreens(), users: users, drafts: drafts, makeUserID: ids.next,
      makeProfileFlow: subflows.makeProfile, makeBusinessFlow: subflows.makeBusiness)
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(OnboardingFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }

  /// Kills and relaunches the app: only the draft of the flow remains.
  func killAndStart() async {
    await test.flows.idle()
    test.flows.terminate()
    start()
    await test.flows.idle()
  }

  /// The screen of a type, if it is on top.
  func top<Screen>(_ type: Screen.Type = Screen.self) throws -> Screen {
    try #require(window.top as? Screen)
  }

  func enterEmail(_ text: String = "ada@example.com") async throws {
    try top(EmailTestScreen.self).presenter.didEdit(.email, to: text)
    try top(EmailTestScreen.self).presenter.didTapContinue()
    await test.flows.idle()
  }

  func enterCountry(_ code: String = "GB") async throws {
    try top(CountryTestScreen.self).presenter.didEdit(.country, to: code)
    try top(CountryTestScreen.self).presenter.didTapContinue()
    await test.flows.idle()
  }

  func enterAll(choosing type: AccountType) async throws {
    try await enterEmail()
    try await enterCountry()
    try choose(type)
  }

  func choose(_ type: AccountType) throws {
    try top(AccountTypeTestScreen.self).presenter.didChoose(type)
  }

  func tapFinish() async throws {
    try top(DoneTestScreen.self).presenter.didTapFinish()
    await test.flows.idle()
  }

  /// The names of the visible screens, bottom first.
  var shown: [String] {
    window.viewControllers.map { screen in
      switch screen {
      case let screen as TestScreen: screen.name
      case is EmailTestScreen: "EmailTestScreen"
      case is CountryTestScreen: "CountryTestScreen"
      case is AccountTypeTestScreen: "AccountTypeTestScreen"
      case is DoneTestScreen: "DoneTestScreen"
      default: String(describing: type(of: screen))
      }
    }
  }
}
