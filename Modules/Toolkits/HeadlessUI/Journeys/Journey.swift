/// A script of what a person does and what they must see.
public struct Journey: Equatable, Sendable {
  /// One line of the script that says something.
  public struct Line: Equatable, Sendable {
    /// What a line can be.
    public enum Content: Equatable, Sendable {
      /// A comment, for whoever reads along.
      case note(String)
      /// Something to do or to see.
      case step(JourneyStep)
    }

    /// Where the line stands in the script, counted from 1.
    public let number: Int
    /// What the line says.
    public let content: Content
  }

  /// What the journey is about: the comment that the script begins with, or else the script's name.
  public let title: String
  /// The lines after the title, blank ones left out.
  public let lines: [Line]
}
