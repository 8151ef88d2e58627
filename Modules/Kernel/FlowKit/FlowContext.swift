/// The interface of FlowKit for the author of a flow, created once in the flow's `init` from the presentation that its
/// caller has chosen.
///
/// A flow uses it to show screens, ask questions, run sub-flows, perform asynchronous work, and report. It cannot
/// dismiss the flow: only the caller does that.
@MainActor
public struct FlowContext<FlowResult: CancellableResult> {
  @usableFromInline let core: FlowCore<FlowResult>

  /// Creates the context of a flow that is not started yet.
  /// - Parameter presentation: where the flow shows its screens; without one, it can only run other flows and work.
  @inlinable public init(_ presentation: FlowPresentation = .nowhere) {
    core = FlowCore(presentation)
  }

  /// The node of the flow, for inspection.
  public var node: FlowNode { core }

  /// A Boolean value that indicates whether the flow is in a visit: it was started, and has not reported yet.
  public var isRunning: Bool { core.stage == .running }

  /// The asynchronous work of the flow's screens.
  public var scope: FlowScope { core.scope }
}

// MARK: - Reporting

extension FlowContext {
  /// The result when the person dismisses the flow: `cancelled`, unless the flow has set another one.
  public var resultOnDismissal: FlowResult {
    get { core.resultOnDismissal }
    nonmutating set { core.resultOnDismissal = newValue }
  }

  /// Reports the result of the visit.
  public func finish(_ result: FlowResult) {
    core.report(result)
  }

  /// Sends progress to the caller; outside a visit this is misuse and has no effect.
  public func send(_ progress: FlowResult.Progress) {
    core.send(progress)
  }
}
