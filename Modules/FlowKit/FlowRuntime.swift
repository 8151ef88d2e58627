/// What all flows of one tree share: the observer, the queue of reports, the queue of transitions, the idle moment.
@MainActor
final class FlowRuntime {
  let observer: (any FlowObserver)?
  /// The flow whose transition is on its way.
  private(set) var actor: FlowNode?
  /// How many screens the tree has shown; it gives them their order.
  var screensShown = 0

  private struct Transition {
    let actor: FlowNode?
    let factory: (any ViewControllerPresenterFactory)?
    let run: @MainActor (_ done: @escaping @MainActor () -> Void) -> Void
  }

  private var transitions: [Transition] = []
  private var isInTransition = false
  private var reports: [FlowNode] = []
  private var isDelivering = false
  private var work = 0
  private var watches: [LeakWatch] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(observer: (any FlowObserver)?) {
    self.observer = observer
  }
}

// MARK: - Reports

extension FlowRuntime {
  /// Delivers a report, after those that are being delivered: a cascade of results needs no deep stack.
  func deliver(_ node: FlowNode) {
    reports.append(node)
    guard !isDelivering else { return }
    isDelivering = true
    var next = 0
    while next < reports.count {
      reports[next].deliver()
      next += 1
    }
    reports.removeAll(keepingCapacity: true)
    isDelivering = false
    checkIdle()
  }
}

// MARK: - Transitions

extension FlowRuntime {
  /// Runs a transition when all before it are over, and nothing moves on the screen.
  func transition(
    by actor: FlowNode?, settling factory: (any ViewControllerPresenterFactory)?,
    _ run: @escaping @MainActor (_ done: @escaping @MainActor () -> Void) -> Void
  ) {
    transitions.append(Transition(actor: actor, factory: factory, run: run))
    if !isInTransition { runTransitions() }
  }

  /// Calls `body` when all transitions asked for so far are over.
  func afterTransitions(_ body: @escaping @MainActor () -> Void) {
    guard isInTransition else { return body() }
    transition(by: nil, settling: nil) { done in
      body()
      done()
    }
  }

  /// Takes the screens of flows away: the lowest takes what is above it along, so that the person sees one transition.
  func takeDown(
    _ nodes: [FlowNode], for actor: FlowNode, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    transition(by: actor, settling: nodes.first?.screens.first?.place.factory) { [self] done in
      guard let lowest = nodes.lazy.flatMap(\.screens).min(by: { $0.order < $1.order }) else {
        completion?()
        return done()
      }
      lowest.dismiss(animated: animated) { [self] in
        if nodes.allSatisfy(\.screens.isEmpty) || lowest.isOnShow {
          completion?()
        } else {
          takeDown(nodes, for: actor, animated: false, completion: completion)
        }
        done()
      }
    }
  }

  private func runTransitions() {
    isInTransition = true
    while !transitions.isEmpty {
      let transition = transitions.removeFirst()
      var isOver = false
      var isWaiting = false
      let start = { @MainActor [self] in
        actor = transition.actor
        transition.run { [self] in
          actor = nil
          if isWaiting { runTransitions() } else { isOver = true }
        }
      }
      if let factory = transition.factory { factory.whenSettled(start) } else { start() }
      if !isOver {
        isWaiting = true
        return
      }
    }
    isInTransition = false
    checkIdle()
  }
}

// MARK: - The idle moment

extension FlowRuntime {
  func beginWork() { work += 1 }

  func endWork() {
    work -= 1
    checkIdle()
  }

  /// At the next idle moment nothing of a released flow may be left.
  func check(_ watch: LeakWatch) {
    watches.append(watch)
  }

  func idle() async {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      checkIdle()
    }
  }

  func checkIdle() {
    guard isIdle else { return }
    guard watches.isEmpty else { return checkForLeaks() }
    let idlers = waiting
    waiting = []
    for continuation in idlers { continuation.resume() }
  }

  private var isIdle: Bool { !isInTransition && !isDelivering && work == 0 }

  /// In a turn of its own: what is on the call stack now still holds what it works for.
  private func checkForLeaks() {
    beginWork()
    Task {
      work -= 1
      if isIdle {
        let checked = watches
        watches = []
        for watch in checked { watch.tellLeaks() }
      }
      checkIdle()
    }
  }
}
