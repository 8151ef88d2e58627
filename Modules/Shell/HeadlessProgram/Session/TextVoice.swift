import HeadlessUI
import SimulatedDevice

/// Speaks to somebody who reads.
struct TextVoice: SessionVoice {
  private let console: Console
  private let logs: Bool
  private let renderer: ScreenRenderer

  init(_ console: Console, logs: Bool) {
    self.console = console
    self.logs = logs
    renderer = ScreenRenderer(style: console.hasColours ? .ansi : .plain, isNumbered: true)
  }

  func didBegin(_ screen: ScreenSnapshot?) {
    if console.isTerminal {
      console.write("Type the number of what you want to use; `help` says more, `quit` ends.\n")
    }
    show(screen)
  }

  func willRead() {
    if console.isTerminal { console.write("> ") }
  }

  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?) {
    // What a person has typed is on their screen already.
    if !console.isTerminal { console.write("> \(step)\n".withVisibleMarks) }
    if case .expect = step { return console.isTerminal ? console.write("ok\n") : () }
    show(screen)
  }

  func show(_ screen: ScreenSnapshot?) {
    console.write("\n" + renderer.render(screen).withVisibleMarks + "\n")
  }

  func say(_ text: String) {
    console.write(text.withVisibleMarks + "\n")
  }

  func didFinish(_ command: Int, _ step: JourneyStep?) {}

  func refuse(_ trouble: SessionTrouble, command: Int, _ screen: ScreenSnapshot?) {
    warn(trouble.sentence, at: "Line \(command)")
  }

  private func warn(_ sentence: String, at place: String) {
    let sentence = sentence.withVisibleMarks
    guard console.isTerminal else { return console.writeError("\(place): \(sentence)\n") }
    console.write((console.hasColours ? "\u{1B}[31m\(sentence)\u{1B}[0m" : sentence) + "\n")
  }

  func tell(_ news: FlowNews) {
    if logs { console.writeError("log: \(news)\n") }
  }

  func didFind(_ defects: [String]) {
    for defect in defects { warn(defect, at: "The end") }
  }
}
