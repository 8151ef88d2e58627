import FlowKit
import HeadlessUI

/// A letter is written on a sheet that rests at two heights, addressed in a popover, and read again in place of the sheet.
final class LetterFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  private var recipient = "nobody"

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() { write(replacing: nil) }

  private func write(replacing former: HeadlessViewController?) {
    weak var letter: ButtonScreen?
    let screen = ButtonScreen(
      "Letter", text: "To \(recipient)",
      buttons: [
        ("Address", { [weak self] in if let letter { self?.address(letter) } }),
        ("Preview", { [weak self] in if let letter { self?.preview(replacing: letter) } }),
      ])
    letter = screen
    context.present(screen, as: .sheet(heights: [.medium, .large]), replacing: former) { [weak self] in
      self?.finish(.cancelled)
    }
  }

  private func address(_ letter: HeadlessViewController) {
    let choose = { [weak self] in
      self?.recipient = "Ada"
      self?.write(replacing: letter)
    }
    context.present(ButtonScreen("Recipients", buttons: [("Ada", choose)]), as: .popover) {}
  }

  private func preview(replacing letter: HeadlessViewController) {
    weak var preview: ButtonScreen?
    let screen = ButtonScreen(
      "Preview", text: "Dear \(recipient)",
      buttons: [
        ("Edit", { [weak self] in if let preview { self?.write(replacing: preview) } }),
        ("Send", { [weak self] in if let self { finish(.completed("letter to \(recipient)")) } }),
      ])
    preview = screen
    context.present(screen, as: .sheet(heights: [.points(400)]), replacing: letter) { [weak self] in
      self?.write(replacing: nil)
    }
  }
}
