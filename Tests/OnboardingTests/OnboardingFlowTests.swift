import Business
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Onboarding
import Profile
import Testing

@MainActor
@Suite(.bothWays)
struct OnboardingFlowTests {
  enum Shown: CaseIterable {
    case pushed
    case sheet
    case fullScreen

    @MainActor
    func presentation(in window: TestWindow) -> FlowPresentation {
      switch self {
      case .pushed: window.pushing
      case .sheet: window.presenting(.sheet)
      case .fullScreen: window.presenting(.fullScreen)
      }
    }
  }

  @Test(arguments: Shown.allCases)
  func `completes with the user and their business`(shown: Shown) async throws {
    let flow = OnboardingFlowTest()
    flow.start(shown.presentation(in: flow.window))

    try await flow.enterAll(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))
    try await flow.tapFinish()

    #expect(flow.test.results == [.completed(try .adaAsAcme)])
    #expect(flow.users.users == [try .ada])
    let problems = await flow.test.problems()
    #expect(problems == [])
    #expect(flow.window.viewControllers.isEmpty)
  }

  @Test func `completes with the user and their own profile`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()

    try await flow.enterAll(choosing: .personal)
    flow.subflows.profile?.finish(.completed(try .ada))
    try await flow.tapFinish()

    #expect(flow.test.results == [.completed(try .adaHerself)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `leaves the sub-flow on the stack, and shows the end above it`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterAll(choosing: .business)

    flow.subflows.business?.finish(.completed(try .acme))

    let screens = ["EmailTestScreen", "CountryTestScreen", "AccountTypeTestScreen", "business's screen"]
    #expect(flow.shown == screens + ["DoneTestScreen"])
    #expect(flow.test.results == [])
  }

  @Test func `leaves all its screens for the caller to dismiss at once`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    try await flow.enterAll(choosing: .business)
    flow.subflows.business?.finish(.completed(try .acme))
    try await flow.tapFinish()
    let transitions = flow.window.transitions.count

    flow.test.dismisser?.dismiss()

    #expect(flow.window.transitions.count == transitions + 1)
    #expect(flow.window.viewControllers.isEmpty)
    #expect(flow.subflows.business == nil)
  }

  @Test func `accepts a sub-flow without screens`() async throws {
    let flow = OnboardingFlowTest()
    let acme = try BusinessProfile.acme
    let dependencies = OnboardingDependencies(
      screens: TestOnboardingScreens(), users: flow.users, drafts: flow.drafts, makeUserID: flow.ids.next,
      makeProfileFlow: flow.subflows.makeProfile,
      makeBusinessFlow: { _ in StubFlow(onStart: { $0.finish(.completed(acme)) }) })
    flow.test.start(OnboardingFlow(presentation: flow.window.pushing, dependencies: dependencies))

    try await flow.enterAll(choosing: .business)
    try await flow.tapFinish()

    #expect(flow.test.results == [.completed(try .adaAsAcme)])
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `shows one screen for two taps`() async throws {
    let flow = OnboardingFlowTest()
    flow.start()
    let email: EmailTestScreen = try flow.top()
    email.presenter.didEdit(.email, to: "ada@example.com")

    try await flow.tapTwice { email.presenter.didTapContinue() }
    let country: CountryTestScreen = try flow.top()
    country.presenter.didEdit(.country, to: "GB")
    try await flow.tapTwice { country.presenter.didTapContinue() }
    let accountType: AccountTypeTestScreen = try flow.top()
    try await flow.tapTwice { accountType.presenter.didChoose(.business) }

    #expect(flow.shown.count == 4)
    #expect(flow.test.flows.subflows.first?.subflows.count == 1)
  }
}

extension OnboardingFlowTest {
  /// Taps twice while a held swipe delays the requested screen.
  fileprivate func tapTwice(_ tap: () -> Void) async throws {
    window.beginSwipeBack()
    for _ in 1...2 {
      tap()
      for _ in 1...10 { await nextTurn() }
    }
    window.endSwipeBack(cancelled: true)
    await test.flows.idle()
  }
}
