import FlowHeadless

enum SessionCommand: Equatable {
  case play(JourneyStep)
  case listOptions(PendingChoice)
  case look
  case help
  case quit
  /// A blank line or a comment.
  case nothing
}
