/// A flow's place in the tree of flows, as inspection and the observer see it; it changes nothing.
@MainActor
public class FlowNode {
  /// Called with what dismisses the flow.
  public typealias OnStarted = @MainActor (any ViewControllerDismisser) -> Void

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

  /// The flow's number in its tree, in the order in which flows were started; 0 before the start.
  public final var id: Int { Int(number) }
  /// Where the flow stands.
  public final var state: State { stage }
  /// The flow itself, kept alive from its start to its end.
  public final var flow: AnyObject? { instance }
  /// The type of the flow; nil at the root of the tree and before the start.
  public final var flowType: Any.Type? { instance.map { Swift.type(of: $0) } ?? formerType }
  /// What the flow ends with.
  public var resultType: Any.Type { Never.self }
  /// The flow that started this one; nil at the root of the tree and after the end.
  public final var parent: FlowNode? { owner }
  /// The screens that the flow has on show, in the order in which it showed them.
  public final var viewControllers: [any ViewController] { screens.map(\.viewController) }
  final var screens: [FlowScreen] {
    Array(sequence(first: newestScreen, next: { $0?.older }).compactMap(\.self).reversed())
  }

  // Stored out of other modules' reach: only then does the compiler see that no access needs a check at run time.
  final let presentation: FlowPresentation
  final var runtime: FlowRuntime?
  final var instance: AnyObject?
  // What must be gone when the flow is over: kept only where an observer wants to know.
  final weak var former: AnyObject?
  final var formerType: Any.Type?
  /// The screen that was shown last; each knows the one before.
  final var newestScreen: FlowScreen?
  /// What few flows have, made when it is needed.
  final var rare: RareParts?

  final var stage = State.notStarted
  final var hasStarted = false
  /// It has reported, and its caller has not heard of it yet.
  final var isDelivering = false
  /// It has reported, and hears of the result of a sub-flow.
  final var isHearingReport = false
  /// Whether its tree was made with an observer.
  final var isObserved = false
  /// It was in a visit when it ended.
  final var wasRunning = false
  final var number: UInt32 = 0
  /// Its screens on show, and its sub-flows with something on show.
  final var shownCount: Int32 = 0
  /// Its screens that are on show or wait for their turn, and its sub-flows with such screens.
  final var wantedCount: Int32 = 0
  /// Screens that were asked for under a former count are not shown any more.
  final var dropCount: UInt32 = 0
  /// The removal in which it last lost a screen that counts.
  final var lastLoss: UInt32 = 0

  private final var owner: FlowNode?
  private(set) final var newestChild: FlowNode?
  private final var older: FlowNode?
  private final var newer: FlowNode?

  init(_ presentation: FlowPresentation) { self.presentation = presentation }

  /// The sub-flows that run or were left on the stack, oldest first.
  public final var subflows: [FlowNode] {
    Array(sequence(first: newestChild, next: { $0?.older }).compactMap(\.self).reversed())
  }

  // What depends on the result type; a flow's core overrides it.
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

  /// The node after this one in a walk through `root` and all nodes inside it, each before those inside it.
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
