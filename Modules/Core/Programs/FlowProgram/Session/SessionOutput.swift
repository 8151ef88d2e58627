import FlowHeadless

/// The output of a session: for a person, or for a program.
@MainActor
protocol SessionOutput {
  /// Called at the beginning of the session, after the launch.
  func didBegin(_ screen: ScreenSnapshot?)

  /// Returns the prompt for the next command.
  /// - Parameter choice: The pending choice, if any.
  func prompt(_ choice: PendingChoice?) -> String

  /// Called with a played step and the resulting screen.
  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?)

  /// Called last for a successful command.
  /// - Parameter step: The step of the command, if any.
  func didFinish(_ command: Int, _ step: JourneyStep?)

  func show(_ screen: ScreenSnapshot?)

  func showText(_ text: String)

  func showOptions(of choice: PendingChoice)

  func showHelp(_ help: SessionHelp)

  /// Called last for a refused or failed command.
  func didRefuse(_ error: SessionError, command: Int, _ screen: ScreenSnapshot?)

  func didReceive(_ event: FlowEventDescription)

  /// Called after the session, with the defects that the end of the app has revealed.
  func didFind(_ defects: [String])
}
