public import HeadlessUI

/// A screen of a storyboard, as it was when the person left it.
public struct StoryFrame: Equatable, Sendable {
  /// What a journey says on the way to a screen.
  public enum Line: Equatable, Sendable {
    /// A comment of the journey's author.
    case note(String)
    /// Something that was done.
    case step(JourneyStep)
  }

  /// What was done since the screen before.
  public internal(set) var lines: [Line]
  /// What the person saw; nothing while the app was not running.
  public internal(set) var sight: Sight?
  /// The labels of what the person has filled in there.
  public internal(set) var filled: [String] = []
  /// The label of what the person has tapped there in the end.
  public internal(set) var tapped: String?
  /// What was expected there, and was so.
  public internal(set) var facts: [String] = []
}
