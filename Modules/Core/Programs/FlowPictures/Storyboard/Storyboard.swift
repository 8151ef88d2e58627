/// Played journeys: their screens, and the steps between them.
public struct Storyboard: Equatable, Sendable {
  /// One journey.
  public struct Chapter: Equatable, Sendable {
    /// The name of the journey.
    public let name: String
    /// The title of the journey.
    public let title: String
    /// The frames, in order.
    public let frames: [StoryFrame]
  }

  /// The journeys, in the order in which they were played.
  public let chapters: [Chapter]

  /// Creates a storyboard of these journeys.
  public init(chapters: [Chapter]) {
    self.chapters = chapters
  }
}
