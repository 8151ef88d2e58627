import FlowHeadless
import FlowKit

/// An office: letters are written on a sheet, and stamps are bought from wherever one needs them.
final class OfficeFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    let home = OfficeScreen("Home")
    home.tap("Write", "Write again") { [weak self] in self?.write() }
    home.tap("Stamps") { [weak self] in self?.buyStamps() }
    home.tap("Drawer 1", "Drawer 22") { [weak self] in self?.context.show(OfficeScreen("Drawer")) }
    home.tap("Nothing") {}
    context.show(home)
  }

  func buyStamps() {
    context.start(StampFlow(context.pushing))
  }

  func showAlert(_ title: LocalizedText) {
    context.ask(Alert(title, cancel: .init("OK", true))) { _ in }
  }

  private func write() {
    context.start(LetterFlow(context.presenting(.sheet)))
  }
}

/// A letter, which asks before it is discarded, and which needs a stamp.
final class LetterFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    let paper = OfficeScreen("Paper")
    paper.tap("Fold") { [weak self] in self?.stamp() }
    context.show(
      paper,
      onLeave: { [weak self] attempt in
        let question = Alert(
          "Throw it away?", choices: [.init("Throw away", true, isDestructive: true)], cancel: .init("Keep", false))
        self?.context.ask(question) { if $0 { attempt.allow() } }
      })
  }

  private func stamp() {
    context.start(StampFlow(context.pushing)) { [weak self] result, dismisser in
      guard case .completed = result else { return dismisser.dismiss() }
      let envelope = OfficeScreen("Envelope")
      envelope.tap("Post") { self?.finish(.completed("posted")) }
      self?.context.show(envelope)
    }
  }
}

/// A flow that buys stamps.
final class StampFlow: Flow {
  let context: FlowContext<FlowOutcome<Int>>

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    let stamps = OfficeScreen("Stamps")
    stamps.tap("Take one") { [weak self] in self?.finish(.completed(1)) }
    context.show(stamps)
  }
}
