struct JourneyTranscript {
  private(set) var text: String
  private let renderer: ScreenRenderer
  private var drawn: ScreenSnapshot?
  private var hasDrawn = false

  init(title: String, renderer: ScreenRenderer) {
    let title = title.printable
    text = "\(title)\n\(String(repeating: "-", count: title.count))\n"
    self.renderer = renderer
  }

  mutating func add(comment: String) {
    text += "\n# \(comment.printable)\n"
  }

  mutating func add(_ step: JourneyStep) {
    if case .expect = step { text += "ok  \(step)\n" } else { text += "\n>   \(step)\n" }
  }

  mutating func add(_ failure: JourneyReport.Failure) {
    text += "\nFAILED  \(failure)"
  }

  /// Draws the screen if it has changed.
  mutating func draw(_ screen: ScreenSnapshot?) {
    guard !hasDrawn || screen != drawn else { return }
    hasDrawn = true
    drawn = screen
    text += renderer.render(screen).indented
  }
}
