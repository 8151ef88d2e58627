import HeadlessUI
import SimulatedDevice

/// How a session speaks: to a person, or to a program.
@MainActor
protocol SessionVoice {
  /// The app is there, and the session begins.
  func didBegin(_ screen: ScreenSnapshot?)

  /// The session waits for the next command.
  func willRead()

  /// A step was played, and led here.
  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?)

  /// What the person wants to look at.
  func show(_ screen: ScreenSnapshot?)

  /// What the person wants to know.
  func say(_ text: String)

  /// A line could not be done, for this reason.
  func refuse(_ sentence: String, line: Int)

  /// Something happened to a flow.
  func tell(_ news: FlowNews)

  /// The session is over.
  func didEnd(_ status: ExitStatus)
}
