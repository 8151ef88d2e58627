/// A flow's place in the tree of flows, as inspection and the observer see it.
@MainActor
public class FlowNode: FlowInspectable {
  typealias OnStarted = @MainActor (any ViewControllerDismisser) -> Void

  /// Where a flow stands in its life.
  public enum State: Sendable {
    /// Made, and not yet started.
    case notStarted
    /// In a visit: it has not reported yet.
    case running
    /// It has reported, and was left on the stack.
    case reported
    /// It is over; what is left of it is on its way off the screen.
    case ended
  }

  /// Where the flow stands.
  public final var state: State { stage }
  /// The flow itself, kept alive from its start to its end.
  public final var flow: AnyObject? { instance }
  /// The type of the flow; nil at the root of the tree and before the start.
  public final var flowType: Any.Type? { type }
  /// What the flow ends with.
  public var resultType: Any.Type { Never.self }
  /// The flow that started this one; nil at the root of the tree and after the end.
  public final var parent: FlowNode? { owner }
  /// The screens that the flow has on show, bottom first.
  public final var viewControllers: [any ViewController] { screens.map(\.viewController) }

  // Stored out of other modules' reach: only then does the compiler see that no access needs a check at run time.
  final var stage = State.notStarted
  final var instance: AnyObject?
  final var type: Any.Type?
  private final var owner: FlowNode?
  final var runtime: FlowRuntime?
  final var screens: [FlowScreen] = []
  final var work: FlowScope?
  final var onStarted: OnStarted?
  final var onEnded: Completion?
  final var (hasStarted, reportedTooEarly) = (false, false)
  /// It has reported, and its caller has not heard of it yet.
  final var isDelivering = false
  /// What must be gone when the flow is, and the flow itself: kept only where an observer wants to know.
  final var parts: [@MainActor () -> AnyObject?] = []
  final weak var former: AnyObject?
  private(set) final var newestChild: FlowNode?
  private final var older: FlowNode?
  private final var newer: FlowNode?

  init() {}
  /// The sub-flows that run or were left on the stack, oldest first.
  public final var subflows: [FlowNode] {
    Array(sequence(first: newestChild, next: { $0?.older }).compactMap(\.self).reversed())
  }

  // What depends on the result type; the handler of a flow overrides it.
  func reportCancelled() {}

  func forgetCaller() {
    onStarted = nil
    onEnded?()
    onEnded = nil
  }
}

// The tree.
extension FlowNode {
  final func adopt(_ child: FlowNode) {
    child.owner = self
    child.older = newestChild
    newestChild?.newer = child
    newestChild = child
  }

  final func leaveParent() {
    if let newer { newer.older = older } else { parent?.newestChild = older }
    older?.newer = newer
    older = nil
    newer = nil
    owner = nil
  }

  final func isInside(_ other: FlowNode) -> Bool { sequence(first: self, next: \.parent).contains { $0 === other } }

  /// Whether a screen of the flow, or of a flow inside it, is on show.
  final var isOnShow: Bool {
    guard newestChild != nil else { return !screens.isEmpty }
    var open = [self]
    while let node = open.popLast() {
      if !node.screens.isEmpty { return true }
      open += node.subflows
    }
    return false
  }
}
