import FlowKit
import FlowScreens

/// Says that the service is closed; its window goes when the service is open.
final class GateFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  private let toolkit: any PageToolkit
  private let gate: AppGate
  private weak var view: (any ScreenView<GateContent>)?
  private var isAsking = false

  init(_ presentation: FlowPresentation, in toolkit: any PageToolkit, _ gate: AppGate) {
    context = FlowContext(presentation)
    self.toolkit = toolkit
    self.gate = gate
  }

  func didStart() {
    let screen = toolkit.makeGate { [weak self] in self?.tryAgain() }
    view = screen
    refresh()
    context.show(screen, animated: false)
  }

  /// The reason may be another one.
  func refresh() {
    guard let closed = gate.closed else { return }
    view?.display(GateContent(closed: closed, sentence: gate.sentence(of: closed), isAsking: isAsking))
  }

  private func tryAgain() {
    guard !isAsking else { return }
    isAsking = true
    refresh()
    context.scope.perform { [gate] in
      await gate.ask()
    } then: { [weak self] in
      self?.isAsking = false
      self?.refresh()
    }
  }
}

struct GateContent: Equatable, Sendable {
  let closed: ClosedGate
  let sentence: LocalizedText
  let isAsking: Bool
}

extension PageToolkit {
  fileprivate func makeGate(onTryAgain: @escaping @MainActor () -> Void) -> any ScreenView<GateContent> {
    screen("Closed") { content in
      let title: LocalizedText =
        switch content.closed {
        case .unsupportedVersion: "Update the app"
        case .maintenance: "Closed for now"
        }
      return Page(title, isBusy: content.isAsking) {
        content.sentence
        ButtonRow("Try again", role: .main, isEnabled: !content.isAsking, onTap: onTryAgain)
      }
    }
  }
}
