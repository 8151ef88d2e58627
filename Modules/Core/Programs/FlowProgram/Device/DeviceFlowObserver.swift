package import FlowKit
import FlowShell

/// The observer of all flows of the app, which records the last result and the defects.
@MainActor
package final class DeviceFlowObserver: FlowObserver {
  /// The result of the last flow, such as `Notes completed`.
  package private(set) var lastResult: String?
  /// The misuses and leaks, as sentences.
  package private(set) var defects: [String] = []

  private let onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?
  private var isStopped = false

  /// Creates an observer.
  /// - Parameter onFlowEvent: Called with each event; nil if events need no description.
  package init(onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?) {
    self.onFlowEvent = onFlowEvent
  }

  package func flow(_ node: FlowNode, did event: FlowEvent) {
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
  package func stop() {
    isStopped = true
  }
}
