/// Played journeys: their screens, and the steps between them.
package struct Storyboard: Equatable, Sendable {
  /// One journey.
  package struct Chapter: Equatable, Sendable {
    package let name: String
    package let title: String
    /// The frames, in order.
    package let frames: [StoryFrame]
  }

  /// The journeys, in the order in which they were played.
  package let chapters: [Chapter]

  package init(chapters: [Chapter]) {
    self.chapters = chapters
  }
}
