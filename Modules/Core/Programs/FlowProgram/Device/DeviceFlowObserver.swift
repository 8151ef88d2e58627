import FlowHeadless
package import FlowKit
import FlowShell

/// The observer of all flows of the app, which records the last result and the defects.
@MainActor
package final class DeviceFlowObserver: FlowObserver {
  /// The result of the last flow, such as `Notes completed`.
  package private(set) var lastResult: String?
  /// Whether the last flow was cancelled.
  package private(set) var wasCancelled = false
  /// The misuses and leaks, as sentences.
  package private(set) var defects: [String] = []

  /// The flows that have reported, and that the person has come back to since, by their numbers.
  private var visitedAgain: Set<Int> = []

  private let onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?
  private let observer: (any FlowObserver)?
  private var isStopped = false

  /// Creates an observer.
  /// - Parameters:
  ///   - observer: The team's own observer, which sees the same events.
  ///   - onFlowEvent: Called with each event; nil if events need no description.
  package init(
    forwardingTo observer: (any FlowObserver)? = nil, onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil
  ) {
    self.observer = observer
    self.onFlowEvent = onFlowEvent
  }

  package func flow(_ node: FlowNode, did event: FlowEvent) {
    guard !isStopped else { return }
    switch event {
    case .resumed: visitedAgain.insert(node.id)
    case .reported, .ended: visitedAgain.remove(node.id)
    default: break
    }
    switch event {
    // The end of a notice is not a result of the app.
    case .reported where node.flow is NoticeFlow: break
    case .reported(let result):
      let description = FlowEventDescription(node, event)
      wasCancelled = FlowEventDescription.isCancellation(result)
      lastResult = [description.flow, description.detail ?? ""].joined(separator: " ")
    case .misused, .leaked: defects.append("\(FlowEventDescription(node, event)).")
    case .started, .progressed, .resumed, .terminated, .screenShown, .screenRevealed, .screenRemoved, .ended:
      break
    }
    if let onFlowEvent { onFlowEvent(FlowEventDescription(node, event)) }
    observer?.flow(node, did: event)
  }

  /// Whether the person has come back to a flow that had a result.
  package var isVisitedAgain: Bool { !visitedAgain.isEmpty }

  /// Ignores all further events, since objects that are released after a kill would not exist in a real process.
  package func stop() {
    isStopped = true
  }
}

/// An event of a flow, in words without personal data.
package struct FlowEventDescription: Equatable, Codable {
  /// The number of the flow since the launch of the app.
  package let id: Int
  /// The number of the flow that started it; nil for the root flow.
  package let parent: Int?
  /// The name of the flow, in words.
  package let flow: String
  package let event: String
  /// The detail of the event, such as the name of a screen or of a result.
  package let detail: String?
}

extension FlowEventDescription {
  @MainActor
  package init(_ node: FlowNode, _ event: FlowEvent) {
    id = node.id
    parent = node.caller.flatMap { $0.id == 0 ? nil : $0.id }
    flow = node.flowType.map { TypeNameWords.words(of: $0) } ?? "App"
    switch event {
    case .started: (self.event, detail) = ("started", nil)
    case .progressed(let progress): (self.event, detail) = ("progressed", Self.name(of: progress))
    case .reported(let result): (self.event, detail) = ("reported", Self.name(of: result))
    case .resumed: (self.event, detail) = ("visited again", nil)
    case .terminated: (self.event, detail) = ("terminated", nil)
    case .screenShown(let screen): (self.event, detail) = ("showed", Self.name(of: screen))
    case .screenRevealed(let screen): (self.event, detail) = ("revealed", Self.name(of: screen))
    case .screenRemoved(let screen): (self.event, detail) = ("lost", Self.name(of: screen))
    case .ended: (self.event, detail) = ("ended", nil)
    case .misused(let misuse): (self.event, detail) = ("was misused", String(describing: misuse))
    case .leaked(let type): (self.event, detail) = ("leaked", type)
    }
  }

  /// Returns the name of the case without its associated value, which may be personal data.
  private static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String(describing: value)
  }

  /// Returns whether the result is that of a flow that the person has left.
  fileprivate static func isCancellation(_ result: Any) -> Bool {
    func isCancelled<Result: CancellableResult>(_ result: Result) -> Bool {
      name(of: result) == name(of: Result.cancelled)
    }
    return if let result = result as? any CancellableResult { isCancelled(result) } else { false }
  }

  @MainActor
  private static func name(of screen: any ViewController) -> String {
    (screen as? HeadlessViewController)?.screenName ?? String(describing: type(of: screen))
  }
}

// MARK: - CustomStringConvertible

extension FlowEventDescription: CustomStringConvertible {
  package var description: String { [flow, event, detail].compactMap(\.self).joined(separator: " ") }
}
