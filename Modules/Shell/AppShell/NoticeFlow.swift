public import FlowKit

/// Tells the person something; it is nothing but an alert.
@MainActor
public final class NoticeFlow: Flow {
  /// What it has of every flow.
  public let context: FlowContext<FlowOutcome<Bool>>

  private let notice: Alert<Bool>

  /// A flow whose alert is answered with whether the person has read it.
  init(presentation: FlowPresentation, notice: Alert<Bool>) {
    context = FlowContext(presentation)
    self.notice = notice
  }

  /// Asks.
  public func didStart() {
    context.ask(notice) { [weak self] isRead in self?.finish(.completed(isRead)) }
  }
}
