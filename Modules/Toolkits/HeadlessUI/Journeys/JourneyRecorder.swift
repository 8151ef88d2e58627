/// Writes down what a person does, as a journey that plays back the same.
public struct JourneyRecorder: Sendable {
  /// The journey so far.
  public private(set) var text: String
  private var screenName: String?

  /// A journey with this title, and with the screen that it begins on.
  public init(title: String, screen: ScreenSnapshot? = nil) {
    text = "# \(title.printable)\n\n"
    expect(screen)
  }

  /// Adds a step that was played, and where it led.
  public mutating func record(_ step: JourneyStep, screen: ScreenSnapshot?) {
    text += "\(step)\n"
    expect(screen)
  }

  private mutating func expect(_ screen: ScreenSnapshot?) {
    guard let name = screen?.name, name != screenName else { return }
    screenName = name
    text += "\(JourneyStep.expect(.screen(name), isNegated: false))\n"
  }
}
