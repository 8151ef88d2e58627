import HeadlessUI
import SimulatedDevice

/// How a session speaks: to a person, or to a program.
@MainActor
protocol SessionVoice {
  /// The app is there, and the session begins.
  func didBegin(_ screen: ScreenSnapshot?)

  /// What stands before the next command.
  /// - Parameter choice: What the command may be an answer to.
  func prompt(_ choice: OpenChoice?) -> String

  /// A step was played, and led here.
  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?)

  /// A command is done: the last that is said of it.
  /// - Parameter step: The step that it stood for, if it was one.
  func didFinish(_ command: Int, _ step: JourneyStep?)

  /// What the person wants to look at.
  func show(_ screen: ScreenSnapshot?)

  /// What the person wants to know.
  func say(_ text: String)

  /// What the person can choose from.
  func ask(_ choice: OpenChoice)

  /// What can be typed.
  func help(_ help: SessionHelp)

  /// A command could not be done, or went wrong: the last that is said of it.
  func refuse(_ trouble: SessionTrouble, command: Int, _ screen: ScreenSnapshot?)

  /// Something happened to a flow.
  func tell(_ news: FlowNews)

  /// The session is over, and leaving the app has shown these defects.
  func didFind(_ defects: [String])
}
