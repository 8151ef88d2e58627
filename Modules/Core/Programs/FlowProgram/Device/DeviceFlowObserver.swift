public import FlowKit
import FlowShell

/// The observer of all flows of the app, which records the last result and the defects.
@MainActor
public final class DeviceFlowObserver: FlowObserver {
  /// The result of the last flow, such as `Notes completed`.
  public private(set) var lastResult: String?
  /// The misuses and leaks, as sentences.
  public private(set) var defects: [String] = []

  private let onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?
  private var isStopped = false

  /// Creates an observer.
  /// - Parameter onFlowEvent: Called with each event; nil if events need no description.
  public init(onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?) {
    self.onFlowEvent = onFlowEvent
  }

  /// Records an event.
  public func flow(_ node: FlowNode, did event: FlowEvent) {
    guard !isStopped else { return }
    switch event {
    // The end of a notice is not a result of the app.
    case .reported where node.flow is NoticeFlow: break
    case .reported:
      let description = FlowEventDescription(node, event)
      lastResult = [description.flow, description.detail ?? ""].joined(separator: " ")
    case .misused, .leaked: defects.append("\(FlowEventDescription(node, event)).")
    case .started, .progressed, .resumed, .terminated, .screenShown, .screenRevealed, .screenRemoved, .ended:
      break
    }
    if let onFlowEvent { onFlowEvent(FlowEventDescription(node, event)) }
  }

  /// Ignores all further events, since objects that are released after a kill would not exist in a real process.
  public func stop() {
    isStopped = true
  }
}
