public import FlowHeadless

/// A screen of a storyboard, in its last state.
public struct StoryFrame: Equatable, Sendable {
  /// A line of a journey before a screen.
  public enum Line: Equatable, Sendable {
    /// A comment of the journey's author.
    case comment(String)
    /// A step.
    case step(JourneyStep)
  }

  /// The lines since the previous screen.
  public internal(set) var lines: [Line]
  /// The sight; nil while the app was not running.
  public internal(set) var sighting: ScreenSighting?
  /// The labels of the fields that the person has filled in.
  public internal(set) var filled: [String] = []
  /// The label of the last tapped element.
  public internal(set) var tapped: String?
  /// The fulfilled expectations.
  public internal(set) var facts: [String] = []
}
