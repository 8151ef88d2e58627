import FlowKit

/// The requirements of FlowKit for a toolkit's presenters, checked with real flows.
///
/// A test calls ``failures(on:)`` with a new stage for each check, and expects an empty result.
@MainActor
public struct AdapterConformance {
  typealias Outcome = FlowOutcome<Int>
  typealias TestFlow = StubFlow<Outcome>

  @MainActor
  struct Check {
    let name: String
    let holds: @MainActor (AdapterConformance) async -> Bool

    init(_ name: String, _ holds: @escaping @MainActor (AdapterConformance) async -> Bool) {
      self.name = name
      self.holds = holds
    }
  }

  typealias Act = @MainActor (any AdapterStage) async -> Void

  static let checks = showing + dismissing + leaving + holding + foreign + asking + tabs + trees + ownParts

  /// The checks that can fail with a name.
  static func checks(failingAs name: String) -> [Check] {
    name == completion ? checks : checks.filter { $0.name == name }
  }

  /// A requirement that every check also verifies.
  static let completion = "each transition completes exactly once, and before the toolkit has settled"

  let stage: any AdapterStage
  let log = CallLog()
  let flows: FlowController
  let makeStage: () -> any AdapterStage
  private let watch = EventWatch()

  init(_ makeStage: @escaping () -> any AdapterStage) {
    self.makeStage = makeStage
    stage = makeStage()
    flows = FlowController(observer: watch)
  }

  /// The number of screens and alerts that were shown.
  var shownCount: Int { watch.shownCount }

  /// The number of screens that were refused, since their view controllers were shown already.
  var refusals: Int { watch.refusals }

  /// Runs all checks.
  /// - Returns: the names of the failed checks.
  public static func failures(on makeStage: @escaping () -> any AdapterStage) async -> [String] {
    await failures(of: checks, on: makeStage)
  }

  /// Runs some checks.
  static func failures(of checks: [Check], on makeStage: @escaping () -> any AdapterStage) async -> [String] {
    var failures: [String] = []
    var isCompleting = true
    for check in checks {
      let conformance = AdapterConformance(makeStage)
      if await !check.holds(conformance) { failures.append(check.name) }
      if conformance.watch.hasMisuse { isCompleting = false }
    }
    return isCompleting ? failures : failures + [completion]
  }
}

/// Detects misuse by a toolkit, such as transitions that it completes twice or never, and counts the screens.
@MainActor
private final class EventWatch: FlowObserver {
  private static let toolkitMisuses: Set<FlowMisuse> = [
    .transitionCompletedTwice, .transitionNeverCompleted, .settledTwice, .screenNamedTwice,
  ]
  private(set) var hasMisuse = false
  private(set) var shownCount = 0
  private(set) var refusals = 0

  func flow(_ node: FlowNode, did event: FlowEvent) {
    if case .misused(let misuse) = event {
      if misuse == .shownTwice { refusals += 1 }
      if Self.toolkitMisuses.contains(misuse) { hasMisuse = true }
    }
    if case .screenShown = event { shownCount += 1 }
  }
}

// MARK: - Parts of checks

extension AdapterConformance {
  /// The calls that the flows of a check have made.
  @MainActor
  final class CallLog {
    var results: [String] = []
    var completions = 0
    var calls = 0
    var attempts: [LeaveAttempt] = []
    fileprivate var dismissers: [ObjectIdentifier: any ViewControllerDismisser] = [:]
  }

  var pushing: FlowPresentation { .push(onto: stage.navigation, using: stage.factory) }

  func presenting(_ style: ModalStyle) -> FlowPresentation {
    .present(style, over: stage.navigation, using: stage.factory)
  }

  /// Returns whether the toolkit reports this view controller as topmost.
  func isTop(_ viewController: (any ViewController)?) -> Bool {
    viewController != nil && stage.factory.topViewController === viewController
  }

  /// Starts a flow, and leaves it on the stack when it reports.
  /// - Parameter onStart: replaces showing a screen.
  @discardableResult
  func start(
    _ presentation: FlowPresentation?, named name: String = "flow", in caller: TestFlow? = nil,
    onStart: (@MainActor (TestFlow) -> Void)? = nil
  ) async -> TestFlow {
    let showFirst: @MainActor (TestFlow) -> Void = { [stage] in $0.context.show(stage.makeViewController()) }
    let flow = TestFlow(name, presentation, onStart: onStart ?? showFirst)
    let id = ObjectIdentifier(flow)
    let onFinished: @MainActor (Outcome, any ViewControllerDismisser) -> Void = { [log] result, dismisser in
      log.results.append("\(name) \(result)")
      log.dismissers[id] = dismisser
    }
    let onStarted: FlowNode.OnStarted = { [log] in log.dismissers[id] = $0 }
    if let caller {
      caller.context.start(flow, onFinished: onFinished, onStarted: onStarted)
    } else {
      flows.start(flow, onFinished: onFinished, onStarted: onStarted)
    }
    await stage.settle()
    return flow
  }

  /// Shows another screen on the flow's stack.
  @discardableResult
  func showMore(_ flow: TestFlow, onLeave: LeaveAttempt.Handler? = nil) async -> any ViewController {
    let screen = stage.makeViewController()
    flow.context.show(screen, onLeave: onLeave) { [log] in log.calls += 1 }
    await stage.settle()
    return screen
  }

  func dismiss(_ flow: TestFlow) async {
    log.dismissers[ObjectIdentifier(flow)]?.dismiss(animated: true) { [log] in log.completions += 1 }
    await stage.settle()
  }

  /// Performs an action, and waits for its movements.
  /// - Returns: the number of movements.
  func movements(_ act: () async -> Void) async -> Int {
    let before = stage.movementCount
    await act()
    await stage.settle()
    return stage.movementCount - before
  }
}

extension StubFlow {
  /// The oldest shown screen.
  var first: (any ViewController)? { context.node.viewControllers.first }
}
