/// Played journeys: their screens, and the steps between them.
package struct Storyboard: Equatable, Sendable {
  /// One journey.
  package struct Chapter: Equatable, Sendable {
    /// The name of the journey.
    package let name: String
    /// The title of the journey.
    package let title: String
    /// The frames, in order.
    package let frames: [StoryFrame]
  }

  /// The journeys, in the order in which they were played.
  package let chapters: [Chapter]

  /// Creates a storyboard of these journeys.
  package init(chapters: [Chapter]) {
    self.chapters = chapters
  }
}
