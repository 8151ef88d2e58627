public import FlowKit

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
