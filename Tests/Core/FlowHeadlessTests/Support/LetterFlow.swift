import FlowHeadless
import FlowKit

/// A letter is written on a sheet that rests at two heights, addressed in a popover, and read again in place of the sheet.
final class LetterFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  private var recipient = "nobody"
  private weak var sheet: ButtonScreen?

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() { write() }

  private func write() {
    let letter = ButtonScreen(
      "Letter", text: "To \(recipient)",
      buttons: [("Address", { [weak self] in self?.address() }), ("Preview", { [weak self] in self?.preview() })])
    exchange(for: letter, as: .sheet(heights: [.medium, .large])) { [weak self] in self?.finish(.cancelled) }
  }

  private func address() {
    let recipients = ButtonScreen("Recipients", buttons: [("Ada", { [weak self] in self?.write(to: "Ada") })])
    context.present(recipients, as: .popover) {}
  }

  private func write(to recipient: String) {
    self.recipient = recipient
    write()
  }

  private func preview() {
    let preview = ButtonScreen(
      "Preview", text: "Dear \(recipient)", buttons: [("Send", { [weak self] in self?.send() })])
    exchange(for: preview, as: .sheet(heights: [.points(400)])) { [weak self] in self?.write() }
  }

  private func send() { finish(.completed("letter to \(recipient)")) }

  private func exchange(for screen: ButtonScreen, as style: ModalStyle, onDismissed: @escaping Completion) {
    context.present(screen, as: style, replacing: sheet, onDismissed: onDismissed)
    sheet = screen
  }
}
