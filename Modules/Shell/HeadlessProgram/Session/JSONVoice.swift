import Foundation
import HeadlessUI
import SimulatedDevice

/// Speaks to a program: one JSON object a line.
///
/// Every command is answered by whatever happened to flows, the screen, and then `done` or `refused`.
struct JSONVoice: SessionVoice {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func didBegin(_ screen: ScreenSnapshot?) { show(screen) }

  func willRead() {}

  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?) {
    show(screen)
    write(JSONEvent(event: "done", command: step.description))
  }

  func show(_ screen: ScreenSnapshot?) {
    write(JSONEvent(event: "screen", screen: screen.map { JSONScreen($0) }))
  }

  func say(_ text: String) { write(JSONEvent(event: "text", text: text)) }

  func refuse(_ sentence: String, line: Int) {
    write(JSONEvent(event: "refused", line: line, reason: sentence))
  }

  func tell(_ news: FlowNews) { write(JSONEvent(event: "flow", news: news)) }

  func didEnd(_ status: ExitStatus) { write(JSONEvent(event: "end", status: status.rawValue)) }

  private func write(_ event: JSONEvent) { console.write(event.encoded) }
}
