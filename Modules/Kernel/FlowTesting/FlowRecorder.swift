public import FlowKit

/// Remembers what an observer sees, as lines that a test compares.
@MainActor
public final class FlowRecorder: FlowObserver {
  /// Every event as `<flow> <event>`, in order; a stub flow is called by its name, any other by its type.
  public private(set) var events: [String] = []
  /// What was done against the contract.
  public private(set) var misuses: [FlowMisuse] = []
  /// The types of parts that outlived their flow.
  public private(set) var leaks: [String] = []

  private var parts = PartsWatch()

  /// An empty record.
  public init() {}

  /// The types of the parts of flows that are still alive: flows, view controllers, presenters, interactors.
  public var survivors: [String] { parts.survivors }

  /// Adds an object to those whose release is watched.
  public func watch(_ object: AnyObject) {
    parts.add(object)
  }

  /// Notes the event.
  public func flow(_ node: FlowNode, did event: FlowEvent) {
    events.append("\(Self.name(of: node)) \(describe(event))")
    if let flow = node.flow { parts.add(flow) }
    if case .showed(let viewController) = event, let flow = node.flow { parts.add(viewController, of: flow) }
  }

  /// What a record calls a flow.
  public static func name(of node: FlowNode) -> String {
    if let named = node.flow as? any NamedFlow { return named.name }
    return node.flowType.map { String(describing: $0) } ?? "root"
  }

  private func describe(_ event: FlowEvent) -> String {
    switch event {
    case .started: return "started"
    case .reported(let result): return "reported \(result)"
    case .progressed(let progress): return "progressed \(progress)"
    case .visitedAgain: return "visited again"
    case .terminated: return "terminated"
    case .showed(let viewController): return "showed \(Self.name(of: viewController))"
    case .lost(let viewController): return "lost \(Self.name(of: viewController))"
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
