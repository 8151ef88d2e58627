import HeadlessUI

/// What a line of a session asks for.
enum SessionCommand: Equatable {
  /// Something that a journey could say, too.
  case play(JourneyStep)
  /// What there is to choose from.
  case listOptions([String])
  case look
  case help
  case quit
  /// A blank line or a comment.
  case nothing
}
