/// Prints the progress of an exploration every second.
@MainActor
final class ExplorationProgress {
  private let console: Console
  private let isShown: Bool
  private var reportedSeconds = 0

  init(console: Console, isShown: Bool) {
    self.console = console
    self.isShown = isShown
  }

  func update(_ transitions: Int, _ states: Int, after time: Duration) {
    let seconds = Int(time / .seconds(1))
    guard isShown, seconds > reportedSeconds else { return }
    reportedSeconds = seconds
    console.writeError(
      "\(seconds) s: \(transitions) transitions, \(states) states, \(transitions / seconds) a second\n")
  }
}
