public import FlowScreens

/// The screens of the Feedback flow, in the order in which they come.
public enum FeedbackStep: String, DraftStep, CodingKeyRepresentable {
  case opinion
  case contact
}
