import FlowHeadless

/// A command of a session.
enum SessionCommand: Equatable {
  /// A step, as in a journey.
  case play(JourneyStep)
  /// List the options of a choice.
  case listOptions(PendingChoice)
  case look
  case help
  case quit
  /// A blank line or a comment.
  case nothing
}
