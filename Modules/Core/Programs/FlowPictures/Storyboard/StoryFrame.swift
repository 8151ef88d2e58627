package import FlowHeadless

/// A screen of a storyboard, in its last state.
package struct StoryFrame: Equatable, Sendable {
  /// A line of a journey before a screen.
  package enum Line: Equatable, Sendable {
    /// A comment of the journey's author.
    case comment(String)
    case step(JourneyStep)
  }

  /// The lines since the previous screen.
  package internal(set) var lines: [Line]
  /// The sighting; nil while the app was not running.
  package internal(set) var sighting: ScreenSighting?
  /// The labels of the fields that the person has filled in.
  package internal(set) var filled: [String] = []
  /// The label of the last tapped element.
  package internal(set) var tapped: String?
  /// The fulfilled expectations.
  package internal(set) var facts: [String] = []
}
