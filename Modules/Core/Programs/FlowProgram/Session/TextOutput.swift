import FlowCommandLine
import FlowHeadless

/// The output for a person, as text.
struct TextOutput: SessionOutput {
  private let console: Console
  private let logs: Bool
  private let renderer: ScreenRenderer

  init(_ console: Console, logs: Bool) {
    self.console = console
    self.logs = logs
    renderer = ScreenRenderer(style: console.hasColours ? .ansi : .plain, isNumbered: true)
  }

  func didBegin(_ screen: ScreenSnapshot?) {
    let tab = console.edit == nil ? "" : " the Tab key completes,"
    if console.isTerminal { showText("Type the number of a button or a field;\(tab) `help` lists more, `quit` ends.") }
    show(screen)
  }

  func prompt(_ choice: PendingChoice?) -> String {
    console.isTerminal ? (choice.map { $0.field.printable.withVisibleMarks } ?? "") + "> " : ""
  }

  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?) {
    // In a terminal, the typed line is already visible.
    if !console.isTerminal { console.write("> \(step)\n".withVisibleMarks) }
    switch step {
    case .expect: return console.isTerminal ? console.write("ok\n") : ()
    // Often the screen stays the same.
    case .clock, .app: if console.isTerminal { console.write("ok\n") }
    case .action, .fillSecret, .open, .atOnce, .relaunch, .kill, .language, .region, .after: break
    }
    show(screen)
  }

  var isReplaying: Bool { false }

  func didFinish(_ command: Int, _ step: JourneyStep?) {}

  func show(_ screen: ScreenSnapshot?) {
    guard let screen else { return showText("\nThe app is not running; `relaunch` starts it.\n") }
    write("\n" + renderer.render(screen).withVisibleMarks)
  }

  func showText(_ text: String) { write(text.withVisibleMarks) }

  func showOptions(of choice: PendingChoice) {
    let columns = OptionColumns(choice.list.options, width: console.size().columns)
    guard console.isTerminal else { return console.write(columns.text.withVisibleMarks) }
    // The question and the prompt need two more lines.
    if !choice.listsAll, columns.height + 2 > console.size().rows {
      return showText(
        "\(choice.list.options.count) options. Type part of a name, or \(PendingChoice.all) to see them all.")
    }
    console.write(columns.text.withVisibleMarks)
    showText("Type a number, or part of a name.")
  }

  func showHelp(_ help: SessionHelp) { console.write(help.text(width: console.size().columns).withVisibleMarks + "\n") }

  func didRefuse(_ error: SessionError, command: Int, _ screen: ScreenSnapshot?) {
    warn(error.sentence, at: "Line \(command)")
  }

  func didReceive(_ event: FlowEventDescription) {
    if logs { console.writeError("log: \(event)\n") }
  }

  func didFind(_ defects: [String]) {
    for defect in defects { warn(defect, at: "The end") }
  }

  private func warn(_ sentence: String, at place: String) {
    let sentence = sentence.withVisibleMarks
    guard console.isTerminal else { return console.writeError("\(place): \(sentence)\n") }
    write(console.hasColours ? "\u{1B}[31m\(sentence)\u{1B}[0m" : sentence)
  }

  /// Writes a text and a line feed; in a terminal, long lines are wrapped.
  private func write(_ text: String) {
    console.write((console.isTerminal ? text.wrapped(to: console.size().columns) : text) + "\n")
  }
}

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

  /// Whether the journey so far is being played again, which the output does not report.
  var isReplaying: Bool { get }

  /// Called after the session, with the defects that the end of the app has revealed.
  func didFind(_ defects: [String])
}
