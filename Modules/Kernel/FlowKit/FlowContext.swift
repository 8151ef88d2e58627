/// All that the author of a flow works with, made once in the flow's `init` from the presentation that its caller chose.
///
/// With it a flow shows screens, asks questions, runs sub-flows, does asynchronous work, and reports. It cannot dismiss
/// the flow: only the caller does that.
@MainActor
public struct FlowContext<FlowResult: CancellableResult> {
  @usableFromInline let core: FlowCore<FlowResult>

  /// The context of a flow that is not started yet.
  /// - Parameter presentation: where the flow shows its screens; a flow without one only runs other flows and work.
  @inlinable public init(_ presentation: FlowPresentation = .nowhere) {
    core = FlowCore(presentation)
  }

  /// What inspection shows of the flow.
  public var node: FlowNode { core }

  /// Whether the flow is in a visit: it was started, and has not reported yet.
  public var isRunning: Bool { core.stage == .running }

  /// The asynchronous work of the flow's screens.
  public var scope: FlowScope { core.scope }
}

// MARK: - Reporting

extension FlowContext {
  /// What the flow reports when the person dismisses it: cancelled, unless the flow has set something else.
  public var resultOnDismissal: FlowResult {
    get { core.resultOnDismissal }
    nonmutating set { core.resultOnDismissal = newValue }
  }

  /// Reports how the visit ended.
  public func finish(_ result: FlowResult) {
    core.report(result)
  }

  /// Tells the caller how far the flow has come; outside a visit this is misuse and changes nothing.
  public func send(_ progress: FlowResult.Progress) {
    core.send(progress)
  }
}
