import HeadlessUI
import SimulatedDevice

/// The output for a program: one JSON object per line.
struct JSONVoice: SessionVoice {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func didBegin(_ screen: ScreenSnapshot?) { show(screen) }

  func prompt(_ choice: OpenChoice?) -> String { "" }

  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?) { show(screen) }

  func didFinish(_ command: Int, _ step: JourneyStep?) {
    write(JSONEvent(event: .done, command: command, step: step?.description))
  }

  func show(_ screen: ScreenSnapshot?) {
    write(JSONEvent(event: .screen, screen: screen.map { JSONScreen($0) }))
  }

  func say(_ text: String) { write(JSONEvent(event: .text, text: text)) }

  func ask(_ choice: OpenChoice) { say(choice.list.options.joined(separator: "\n")) }

  func help(_ help: SessionHelp) { say(help.text(width: 80)) }

  func refuse(_ trouble: SessionTrouble, command: Int, _ screen: ScreenSnapshot?) {
    if case .step(let step) = trouble, step.wasDone { show(screen) }
    var event = JSONEvent(event: .refused, command: command, code: trouble.code.rawValue, reason: trouble.sentence)
    if case .notACommand(.ambiguous(_, let choice)) = trouble { event.options = choice.list.options }
    write(event)
  }

  func tell(_ news: FlowNews) { write(JSONEvent(event: .flow, flow: JSONFlow(news))) }

  func didFind(_ defects: [String]) {
    for defect in defects { write(.error(.defect, defect)) }
  }

  private func write(_ event: JSONEvent) { console.write(event.encoded) }
}

extension JourneyTrouble {
  /// Whether the step was performed, and its result is wrong.
  fileprivate var wasDone: Bool {
    switch self {
    case .violated, .deadEnd: true
    case .notRunning, .refusedAct, .refusedByApp, .unmet, .notWhole: false
    }
  }
}
