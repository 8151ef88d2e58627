import FlowHeadless

/// The output for a program: one JSON object per line.
struct JSONOutput: SessionOutput {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func didBegin(_ screen: ScreenSnapshot?) { show(screen) }

  func prompt(_ choice: PendingChoice?) -> String { "" }

  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?) { show(screen) }

  func didFinish(_ command: Int, _ step: JourneyStep?) {
    write(JSONEvent(event: .done, command: command, step: step?.description))
  }

  func show(_ screen: ScreenSnapshot?) {
    write(JSONEvent(event: .screen, screen: screen.map { JSONScreen($0) }))
  }

  func showText(_ text: String) { write(JSONEvent(event: .text, text: text)) }

  func showOptions(of choice: PendingChoice) { showText(choice.list.options.joined(separator: "\n")) }

  func showHelp(_ help: SessionHelp) { showText(help.text(width: 80)) }

  func didRefuse(_ error: SessionError, command: Int, _ screen: ScreenSnapshot?) {
    if case .step(let failure) = error, failure.wasDone { show(screen) }
    var event = JSONEvent(event: .refused, command: command, code: error.code.rawValue, reason: error.sentence)
    if case .notACommand(.ambiguous(_, let choice)) = error { event.options = choice.list.options }
    write(event)
  }

  func didReceive(_ event: FlowEventDescription) { write(JSONEvent(event: .flow, flow: JSONFlow(event))) }

  func didFind(_ defects: [String]) {
    for defect in defects { write(.error(.defect, defect)) }
  }

  private func write(_ event: JSONEvent) { console.write(event.encoded) }
}

extension StepError {
  /// Whether the step was performed, but its result is wrong.
  fileprivate var wasDone: Bool {
    switch self {
    case .violated, .deadEnd: true
    case .notRunning, .refusedAction, .refusedByApp, .expectationFailed, .prerequisiteNotInserted: false
    }
  }
}
