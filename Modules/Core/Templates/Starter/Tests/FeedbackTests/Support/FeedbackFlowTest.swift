import FlowKit
import FlowScreens
import FlowTesting
import Testing
import Welcome

@testable import Feedback

/// A Feedback flow in a window, with its dependencies.
@MainActor
final class FeedbackFlowTest {
  let test = FlowTest(FeedbackFlowResult.self)
  let store = FeedbackStoreSpy()
  let drafts: InMemoryDraftStore<FeedbackDraft>
  var needsWelcome = false
  /// The latest Welcome flow.
  private(set) weak var welcome: StubFlow<WelcomeFlowResult>?

  var window: TestWindow { test.window }

  init(_ draft: FeedbackDraft? = nil) {
    drafts = InMemoryDraftStore<FeedbackDraft>(draft)
  }

  var dependencies: FeedbackDependencies {
    FeedbackDependencies(
      screens: TestFeedbackScreens(),
      store: store,
      needsWelcome: { [unowned self] in needsWelcome },
      makeWelcomeFlow: { [unowned self] presentation in
        let flow = StubFlow<WelcomeFlowResult>("welcome", presentation)
        welcome = flow
        return flow
      },
      drafts: drafts)
  }

  func start(_ presentation: FlowPresentation? = nil) {
    test.start(FeedbackFlow(presentation: presentation ?? window.pushing, dependencies: dependencies))
  }
}

// MARK: - Screens and actions

extension FeedbackFlowTest {
  /// The screen on top, which must be one of the flow's.
  var top: any FeedbackTestScreen {
    get throws { try #require(window.top as? any FeedbackTestScreen) }
  }

  /// The steps of the visible screens, bottom first; nil for a screen that is not of the flow.
  var steps: [FeedbackStep?] {
    window.viewControllers.map { ($0 as? any FeedbackTestScreen)?.step }
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
    for _ in FeedbackStep.allCases { try await answer() }
  }
}
