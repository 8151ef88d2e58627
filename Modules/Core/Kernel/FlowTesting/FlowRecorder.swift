public import FlowKit

/// An observer that records events as lines, for a test to compare.
@MainActor
public final class FlowRecorder: FlowObserver {
  /// The events as `<flow> <event>`, in order, with the name of a stub flow or the type of another flow.
  public private(set) var events: [String] = []
  public private(set) var misuses: [FlowMisuse] = []
  /// The types of parts that outlived their flow.
  public private(set) var leaks: [String] = []

  private var parts = PartsWatch()

  public init() {}

  /// The types of the parts of flows that were not released: flows, view controllers, presenters, interactors.
  public var survivors: [String] { parts.survivors }

  /// Watches the release of another object.
  public func watch(_ object: AnyObject) {
    parts.add(object)
  }

  public func flow(_ node: FlowNode, did event: FlowEvent) {
    events.append("\(Self.name(of: node)) \(describe(event))")
    if let flow = node.flow { parts.add(flow) }
    if case .screenShown(let viewController) = event, let flow = node.flow { parts.add(viewController, of: flow) }
  }

  /// Returns the name of a flow in records.
  public static func name(of node: FlowNode) -> String {
    if let named = node.flow as? any NamedFlow { return named.name }
    return node.flowType.map { String(describing: $0) } ?? "root"
  }

  private func describe(_ event: FlowEvent) -> String {
    switch event {
    case .started: return "started"
    case .reported(let result): return "reported \(result)"
    case .progressed(let progress): return "progressed \(progress)"
    case .resumed: return "visited again"
    case .terminated: return "terminated"
    case .screenShown(let viewController): return "showed \(Self.name(of: viewController))"
    case .screenRevealed(let viewController): return "revealed \(Self.name(of: viewController))"
    case .screenRemoved(let viewController): return "lost \(Self.name(of: viewController))"
    case .ended: return "ended"
    case .misused(let misuse):
      misuses.append(misuse)
      return "misused \(misuse)"
    case .leaked(let part):
      leaks.append(part)
      return "leaked \(part)"
    }
  }

  private static func name(of viewController: any ViewController) -> String {
    (viewController as? TestScreen)?.name ?? String(describing: type(of: viewController))
  }
}
