/// A script of a person's actions and of the expected screens.
public struct Journey: Equatable, Sendable {
  /// A line of the script that is not blank.
  public struct Line: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
      case comment(String)
      /// An action or an expectation.
      case step(JourneyStep)
    }

    /// The number of the line in the script, from 1.
    public let number: Int
    public let content: Content
  }

  /// The title: the comment at the beginning of the script, or else its name.
  public let title: String
  /// The lines after the title, without blank ones.
  public let lines: [Line]
}
