#if canImport(os)
  public import FlowKit
  import os

  /// An observer that shows the flows in Instruments: an interval for each, from its start to its end.
  ///
  /// This project is built and tested without `os`.
  @MainActor
  public final class FlowSignposts: FlowObserver {
    private let signposter = OSSignposter(subsystem: "FlowKit", category: "Flows")
    private let log = FlowLog()
    private var intervals: [Int: OSSignpostIntervalState] = [:]

    /// Creates an observer, which also logs misuses and leaks.
    public init() {}

    /// Begins and ends the interval of a flow.
    public func flow(_ node: FlowNode, did event: FlowEvent) {
      log.flow(node, did: event)
      if case .started = event, intervals[node.id] == nil {
        let name = node.flowType.map { "\($0)" } ?? "App"
        let id = signposter.makeSignpostID()
        intervals[node.id] = signposter.beginInterval("Flow", id: id, "\(name, privacy: .public)")
      } else if case .ended = event, let interval = intervals.removeValue(forKey: node.id) {
        signposter.endInterval("Flow", interval)
      }
    }
  }
#endif
