/// Journeys as somebody saw them: each screen, and what was done between two of them.
public struct Storyboard: Equatable, Sendable {
  /// One journey.
  public struct Chapter: Equatable, Sendable {
    /// The name that the journey is played by.
    public let name: String
    /// What the journey is about.
    public let title: String
    /// What was seen, in order.
    public let frames: [StoryFrame]
  }

  /// The journeys, in the order in which they were played.
  public let chapters: [Chapter]

  /// A storyboard of these journeys.
  public init(chapters: [Chapter]) {
    self.chapters = chapters
  }
}
