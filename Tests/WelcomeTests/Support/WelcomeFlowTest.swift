import FlowKit
import FlowTesting
import Forms
import Testing

@testable import Welcome

/// A Welcome flow in a window, with its dependencies.
@MainActor
final class WelcomeFlowTest {
  let test = FlowTest(WelcomeFlowResult.self)
  let store = WelcomeStoreSpy()
  let drafts: InMemoryDraftStore<WelcomeDraft>

  var window: TestWindow { test.window }

  init(_ draft: WelcomeDraft? = nil) {
    drafts = InMemoryDraftStore<WelcomeDraft>(draft)
  }

  var dependencies: WelcomeDependencies {
    WelcomeDependencies(
      screens: TestWelcomeScreens(),
      store: store,
      drafts: drafts)
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(WelcomeFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }
}

// MARK: - What the person sees and does

extension WelcomeFlowTest {
  /// The screen on top, which must be one of the flow's.
  var top: any WelcomeTestScreen {
    get throws { try #require(window.top as? any WelcomeTestScreen) }
  }

  /// The steps of the visible screens, bottom first; nil for a screen that is not of the flow.
  var steps: [WelcomeStep?] {
    window.viewControllers.map { ($0 as? any WelcomeTestScreen)?.step }
  }

  /// Answers the screen on top, and waits until that is stored.
  func answer() async throws {
    try top.fill()
    try await goOn()
  }

  func goOn() async throws {
    try top.tapContinue()
    await test.flows.idle()
  }

  /// Waits for the store, during a transition.
  func answersAreStored() async {
    for _ in 1...10 { await nextTurn() }
  }

  func answerAll() async throws {
    for _ in WelcomeStep.allCases { try await answer() }
  }
}
