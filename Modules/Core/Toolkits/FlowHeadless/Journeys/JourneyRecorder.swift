/// Records a person's actions as a journey that reproduces them.
public struct JourneyRecorder: Sendable {
  /// The journey so far.
  public private(set) var text: String
  private var screenName: String?

  /// Creates a recorder for a journey with a title and a first screen.
  public init(title: String, screen: ScreenSnapshot? = nil) {
    text = "# \(title.printable)\n\n"
    expect(screen)
  }

  /// Adds a played step, and the resulting screen.
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
