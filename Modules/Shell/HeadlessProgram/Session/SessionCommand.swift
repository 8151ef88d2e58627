import HeadlessUI

/// What a line of a session asks for.
enum SessionCommand: Equatable {
  /// Something that a journey could say, too.
  case play(JourneyStep)
  /// Say what there is to choose from.
  case open(OpenChoice)
  case look
  case help
  case quit
  /// A blank line or a comment.
  case nothing
}
