public import FlowKit
public import FlowStorage

extension Shell {
  /// Shows a notice above the current screen.
  public func showNotice(_ title: LocalizedText, message: LocalizedText) {
    showNotice(Alert(title, message: message, cancel: .init("OK", true)))
  }

  /// Shows a notice, and replaces the current one.
  /// - Parameters:
  ///   - alert: The alert, whose answer is whether the person has read it.
  ///   - onRead: Called when the person has read the notice.
  public func showNotice(_ alert: Alert<Bool>, onRead: @escaping Completion = {}) {
    dismissNotice()
    let flow = NoticeFlow(presentation: context.pushing, notice: alert)
    notice = flow
    context.start(flow) { result, _ in
      if result == .completed(true) { onRead() }
    }
  }

  /// Shows a notice that data cannot be saved, most likely because the disk is full.
  public func didFailToWrite(_ error: DatabaseError) {
    guard lastFailure != error else { return }
    lastFailure = error
    showNotice(
      "Nothing can be saved", message: "What you enter from now on is lost when the app ends. \(error.sentence)")
  }

  func dismissNotice() {
    if let notice { context.terminate(notice) }
  }
}

/// Shows a notice as an alert.
@MainActor
public final class NoticeFlow: Flow {
  public let context: FlowContext<FlowOutcome<Bool>>

  private let notice: Alert<Bool>

  /// Creates a flow with an alert whose answer is whether the person has read it.
  init(presentation: FlowPresentation, notice: Alert<Bool>) {
    context = FlowContext(presentation)
    self.notice = notice
  }

  public func didStart() {
    context.ask(notice) { [weak self] isRead in self?.finish(.completed(isRead)) }
  }
}
