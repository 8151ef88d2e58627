/// What all flows of one tree share: the observer, the queue of reports, the queue of transitions, the idle moment.
@MainActor
final class FlowRuntime {
  typealias Transition = @MainActor (_ done: @escaping Completion) -> Void
  /// A report that waits for its turn; a struct, since an array of bare closures wraps each in another one.
  struct Report { let deliver: Completion }

  let observer: (any FlowObserver)?
  /// The flow whose transition is on its way.
  private(set) var actor: FlowNode?
  /// How many screens the tree has shown; it gives them their order.
  var screensShown = 0

  private(set) var isDelivering = false
  var reports: [Report] = []
  private var transitions: [Transition] = []
  private var isInTransition = false
  private var isStartingTransitions = false
  private var work = 0
  private var released: [FlowNode] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(observer: (any FlowObserver)?) { self.observer = observer }

  /// Delivers a report, and then those that were made meanwhile: a cascade of results needs no deep stack.
  func deliver(_ report: Completion) {
    isDelivering = true
    report()
    var made: [Report] = []
    while !reports.isEmpty {
      swap(&made, &reports)
      for report in made { report.deliver() }
      made.removeAll(keepingCapacity: true)
    }
    isDelivering = false
    checkIdle()
  }
}

// MARK: - Transitions

extension FlowRuntime {
  /// Runs a flow's transition when all before it are over and nothing moves on the screen.
  func transition(by flow: FlowNode, settling factory: any ViewControllerPresenterFactory, _ run: @escaping Transition)
  {
    enqueue { [self] done in
      factory.whenSettled { [self] in
        // A presenter may be done before it returns; the next one must not begin inside it.
        let isNested = isStartingTransitions
        (actor, isStartingTransitions) = (flow, true)
        run { [self] in
          actor = nil
          done()
        }
        isStartingTransitions = isNested
        startTransitions()
      }
    }
  }

  /// Calls `body` when all transitions asked for so far are over.
  func afterTransitions(_ body: @escaping Completion) {
    guard isInTransition || isStartingTransitions else { return body() }
    enqueue { done in
      body()
      done()
    }
  }

  /// Takes screens away: the lowest takes what is above it along, so that the person sees one transition.
  func takeDown(_ screens: [FlowScreen], by flow: FlowNode, animated: Bool) {
    guard let factory = screens.first?.presentation.factory else { return }
    transition(by: flow, settling: factory) { [self] done in dismiss(screens, animated: animated, completion: done) }
  }

  private func dismiss(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    let left = screens.filter(\.isOnShow)
    guard let lowest = left.min(by: { $0.order < $1.order }) else { return completion() }
    lowest.dismiss(animated: animated) { [self] in
      dismiss(left.filter { $0 !== lowest }, animated: false, completion: completion)
    }
  }

  private func enqueue(_ transition: @escaping Transition) {
    transitions.append(transition)
    startTransitions()
  }

  /// One after the other, in a loop: a queue of any length needs no deep stack.
  private func startTransitions() {
    guard !isStartingTransitions else { return }
    isStartingTransitions = true
    while !isInTransition, !transitions.isEmpty {
      isInTransition = true
      transitions.removeFirst()({ [self] in
        isInTransition = false
        startTransitions()
      })
    }
    isStartingTransitions = false
    checkIdle()
  }
}

// MARK: - The idle moment

extension FlowRuntime {
  private var isIdle: Bool { !isInTransition && !isStartingTransitions && !isDelivering && work == 0 }

  func idle() async {
    await withCheckedContinuation { continuation in
      waiting = waiting + [continuation]
      checkIdle()
    }
  }

  func checkForLeaks(of node: FlowNode) { released.append(node) }
  func beginWork() { work += 1 }

  func endWork() {
    work -= 1
    checkIdle()
  }

  func checkIdle() {
    guard isIdle else { return }
    if observer != nil, !released.isEmpty { return tellLeaks() }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Looks for what is left of released flows, in a turn of its own: what is on the call stack holds what it works for.
  private func tellLeaks() {
    beginWork()
    Task {
      work -= 1
      if isIdle {
        for node in released { node.tellLeaks() }
        released = []
      }
      checkIdle()
    }
  }
}
