import Feedback
import FlowKit
import Profile

extension CompositionRoot {
  /// Whether the person has not been through the Feedback flow yet, for features that need that first.
  var needsFeedback: Bool { !feedback.isComplete }

  func makeFeedbackFlow(_ presentation: FlowPresentation) -> any Flow<FeedbackFlowResult> {
    let dependencies = FeedbackDependencies(
      screens: HeadlessFeedbackScreens(),
      store: feedback,
      needsProfile: { needsProfile },
      makeProfileFlow: makeProfileFlow,
      drafts: feedback.drafts)
    return FeedbackFlow(presentation: presentation, dependencies: dependencies)
  }
}
