/// A flow's node in the tree of flows, for inspection and the observer; it is read-only.
@MainActor
public class FlowNode {
  /// Called with the dismisser of the flow.
  public typealias OnStarted = @MainActor (any ViewControllerDismisser) -> Void

  /// The states of a flow.
  public enum State: Sendable {
    /// Created, and not yet started.
    case notStarted
    /// In a visit: it has not reported yet.
    case running
    /// Reported, and left on the stack.
    case reported
    /// Ended; its remaining screens are being removed.
    case ended
  }

  /// The flow's number in its tree, in the order in which flows were started; 0 before the start.
  public final var id: Int { Int(number) }
  /// The state of the flow.
  public final var state: State { stage }
  /// The flow itself, retained from its start to its end.
  public final var flow: AnyObject? { instance }
  /// The type of the flow; nil at the root of the tree and before the start.
  public final var flowType: Any.Type? { instance.map { Swift.type(of: $0) } ?? formerType }
  /// The type of the flow's result.
  public var resultType: Any.Type { Never.self }
  /// The flow that started this one; nil at the root of the tree and after the end.
  public final var parent: FlowNode? { owner }
  /// The visible screens of the flow, in the order in which it showed them.
  public final var viewControllers: [any ViewController] { screens.map(\.viewController) }
  final var screens: [FlowScreen] {
    Array(sequence(first: newestScreen, next: { $0?.older }).compactMap(\.self).reversed())
  }

  // Stored internally, so that the compiler can omit exclusivity checks at run time.
  final let presentation: FlowPresentation
  final var runtime: FlowRuntime?
  final var instance: AnyObject?
  // The flow that must be released at the end; set only if the tree has an observer.
  final weak var former: AnyObject?
  final var formerType: Any.Type?
  /// The latest screen, which links to the one before.
  final var newestScreen: FlowScreen?
  /// Rarely used properties, created on demand.
  final var rare: RareParts?

  final var stage = State.notStarted
  final var hasStarted = false
  /// Whether a report is pending.
  final var isDelivering = false
  /// Whether the reported flow is receiving the result of a sub-flow.
  final var isReceivingReport = false
  /// Whether its tree has an observer.
  final var isObserved = false
  /// Whether it was in a visit when it ended.
  final var wasRunning = false
  final var number: UInt32 = 0
  /// The number of visible screens, plus the number of sub-flows with visible screens.
  final var shownCount: Int32 = 0
  /// The number of visible and pending screens, plus the number of sub-flows with such screens.
  final var wantedCount: Int32 = 0
  /// Invalidates pending screens that were requested under an earlier count.
  final var dropCount: UInt32 = 0
  /// The last removal that included one of its screens other than alerts.
  final var lastRemoval: UInt32 = 0

  private final var owner: FlowNode?
  private(set) final var newestChild: FlowNode?
  private final var older: FlowNode?
  private final var newer: FlowNode?

  init(_ presentation: FlowPresentation) { self.presentation = presentation }

  /// The sub-flows that are running or were left on the stack, oldest first.
  public final var subflows: [FlowNode] {
    Array(sequence(first: newestChild, next: { $0?.older }).compactMap(\.self).reversed())
  }

  // Overridden by the flow's core, which knows the result type.
  func reportDismissal() {}
  func deliverReport() {}
  func forgetCaller() {}
}

// MARK: - The tree

extension FlowNode {
  final func adopt(_ child: FlowNode) {
    child.owner = self
    let older = newestChild.take()
    older?.newer = child
    child.older = older
    newestChild = child
  }

  final func leaveParent() {
    guard let owner = owner.take() else { return }
    if shownCount > 0 { owner.addShown(-1) }
    let older = older.take()
    let newer = newer.take()
    older?.newer = newer
    if let newer { newer.older = older } else { owner.newestChild = older }
  }

  /// Returns the next node in a pre-order traversal of `root`.
  final func next(in root: FlowNode) -> FlowNode? {
    if let newestChild { return newestChild }
    var node = self
    while node !== root {
      if let older = node.older { return older }
      guard let owner = node.owner else { return nil }
      node = owner
    }
    return nil
  }

  final func isInside(_ other: FlowNode) -> Bool {
    var node: FlowNode? = self
    while let it = node {
      if it === other { return true }
      node = it.owner
    }
    return false
  }
}
