/// An executable model of the contract of flows: one tree.
///
/// It has the flows, the screens, the pending transitions, and the callbacks of each caller. It is written from
/// `docs/flow-contract.md`, and shares no code with the kernel. Where the contract is silent, it behaves like the
/// kernel.
final class FlowModel {
  /// The origin of a removal.
  enum Initiator {
    case person
    /// The person, by an answer.
    case answer(ModelScreen)
    /// A flow, among its own screens.
    case flow(ModelFlow)
    /// A flow that dismissed or terminated a sub-flow.
    case caller(ModelFlow)

    /// Whether it is this flow, among its own screens.
    func isFlow(_ flow: ModelFlow) -> Bool { if case .flow(let other) = self { other === flow } else { false } }
  }

  unowned let app: ModelApp
  let root: ModelFlow
  /// The place of flows without a presentation.
  let detached = ModelPlace(.detached)
  /// The number of started flows.
  var starts = 0

  // Transitions.
  var queue = ModelQueue<ModelTransition>()
  var onItsWay: ModelTransition?
  /// Whether the consequences of a transition are being delivered: it is over after that.
  var isArriving = false
  /// Whether it has moved something in the window, or requested it in a movement.
  var hasMoved = false
  /// How many bodies of movements run, one in the other, and which movement that is.
  var movements = 0
  var movement = 0
  /// The screens that became the top of a window because the screens above them went, or because their tab was selected.
  var uncovered: [ModelScreen] = []
  /// The other trees that wait for this one to rest.
  private var waitingTrees: [FlowModel] = []
  private var isLettingOthersRest = false
  /// The completion to call when no callback waits; later transitions wait for it.
  var completionDue: (() -> Void)?
  /// Flows whose last screen is gone: they are left, or end if they had reported, when nothing is on its way to them, and no
  /// question of theirs is open.
  var toBeLeft: [ModelFlow] = []
  /// Whether they may be due.
  var willLeaveFlows = false

  // The observer's events.
  private var events = ModelQueue<(flow: ModelFlow, entry: Entry)>()
  /// How many changes are in progress, one in the other, with a call of the observer.
  private var changes = 0
  private var isTellingObserver = false

  // Callbacks.
  /// How many actions are in progress: no callback begins in them.
  private var holds = 0
  var callbacks = ModelQueue<() -> Void>()
  var isDelivering = false
  /// Whether one screen takes the place of another; the consequences are delivered when that is over.
  var isExchanging = false
  /// The callbacks of reported flows that run at rest.
  var noticesAtRest: [(flow: ModelFlow, tell: () -> Void)] = []
  /// The flow that is receiving a result of its sub-flow.
  var hearing: ModelFlow?

  init(root number: Int, in app: ModelApp) {
    self.app = app
    root = ModelFlow(FlowPlan(flow: number), caller: nil, place: ModelPlace(.stack, stack: app.windows[0].base))
    root.state = .running
    app.flows[number] = root
  }

  /// Whether nothing moves and nothing waits.
  var isAtRest: Bool {
    onItsWay == nil && !isArriving && queue.isEmpty && movements == 0 && callbacks.isEmpty && !willLeaveFlows
      && completionDue == nil && !isDelivering && holds == 0 && !isTellingObserver
  }

  var hasNoTransition: Bool { onItsWay == nil && !isArriving && queue.isEmpty && completionDue == nil }

  /// Continues after each act: transitions that can begin, callbacks, and the person's coming back (sentence 1).
  func goOn() {
    guard !isDelivering else { return }
    repeat {
      beginTransitions()
      deliver()
    } while canBegin
    guard isAtRest, !isLettingOthersRest else { return }
    if !waitingTrees.isEmpty {
      letOthersRest()
      return goOn()
    }
    // A window in which the person or another tree moves something decides later.
    if let index = uncovered.firstIndex(where: { !app.isMoving(in: $0.window) && app.isAtRest(besides: self) }) {
      let screen = uncovered.remove(at: index)
      if screen === app.windows[screen.window].top {
        hold {
          change {
            note(screen.flow, .screenRevealed, screen.number)
            visit(screen.flow)
          }
        }
      }
      // The observer may have acted.
      return goOn()
    }
    waitForOtherTrees()
    guard uncovered.isEmpty, !noticesAtRest.isEmpty else { return }
    for (flow, notice) in noticesAtRest {
      tellLater(to: flow, notice)
      // It counts as on its way already.
      flow.incoming -= 1
    }
    noticesAtRest = []
    goOn()
  }

  /// "Whose turn it is": this tree's work at rest comes before that of a tree that it waits for.
  private func waitForOtherTrees() {
    guard uncovered.contains(where: { !app.isMoving(in: $0.window) }) else { return }
    for tree in app.trees where tree !== self && tree.hasMoved && !tree.isAtRest {
      if !tree.waitingTrees.contains(where: { $0 === self }) { tree.waitingTrees.append(self) }
    }
  }

  private func letOthersRest() {
    let trees = waitingTrees
    waitingTrees = []
    isLettingOthersRest = true
    for tree in trees { tree.goOn() }
    isLettingOthersRest = false
  }

  /// Sentence 1, "What a visit is": all flows around that have reported wake too, past those that run.
  func visit(_ flow: ModelFlow) {
    change {
      var next: ModelFlow? = flow
      while let flow = next {
        if flow.state == .reported, flow.untold == 0 {
          flow.state = .running
          flow.visits += 1
          note(flow, .resumed)
        }
        next = flow.caller
      }
    }
  }

  /// Sentence 22: the observer receives events when the tree is consistent, one after the other.
  func change(_ body: () -> Void) {
    beginChange()
    body()
    endChange()
  }

  func beginChange() { changes += 1 }

  func endChange() {
    changes -= 1
    tellObserver()
  }

  /// "Callbacks that its act causes run after the action in progress".
  func hold(_ body: () -> Void) {
    beginHold()
    body()
    endHold()
  }

  func beginHold() { holds += 1 }
  func endHold() { holds -= 1 }

  private func tellObserver() {
    guard changes == 0 else { return }
    changes = 1
    isTellingObserver = true
    var hasActed = false
    while let (flow, entry) = events.next() {
      app.received.append(entry)
      guard let acts = flow.plan.onEvent[entry.kind], flow.observed.insert(entry.kind).inserted else { continue }
      hasActed = true
      app.perform(acts)
    }
    isTellingObserver = false
    changes = 0
    if hasActed, holds == 0 { app.goOn() }
  }

  /// "A cascade is a queue": a callback that is triggered inside another one runs after it; then flows are left that lost
  /// their last screen, and last comes a completion.
  func deliver() {
    guard !isDelivering, !isExchanging, holds == 0, !isTellingObserver else { return }
    isDelivering = true
    while !isExchanging {
      if let callback = callbacks.next() {
        callback()
      } else if willLeaveFlows {
        willLeaveFlows = false
        leaveFlows()
      } else if let completion = completionDue {
        completion()
        completionDue = nil
        beginTransitions()
      } else {
        break
      }
    }
    isDelivering = false
  }

  /// Calls back at once; a callback that is triggered runs after it.
  func callBack(_ body: () -> Void) {
    let wasDelivering = isDelivering
    isDelivering = true
    body()
    isDelivering = wasDelivering
  }

  func tellLater(to flow: ModelFlow?, _ callback: @escaping () -> Void) {
    flow?.incoming += 1
    callbacks.append { [self] in
      callback()
      if let flow { arrived(at: flow) }
    }
  }

  /// Sentence 5: everything on its way to a flow arrives first; only then it ends.
  func arrived(at flow: ModelFlow) {
    flow.incoming -= 1
    leaveFlows(around: flow)
  }

  func note(_ flow: ModelFlow, _ kind: Entry.Kind, _ value: Int = 0) {
    let entry = Entry(flow: flow.number, kind: kind, value: value)
    guard entry.isEvent else { return app.received.append(entry) }
    events.append((flow, entry))
    tellObserver()
  }

  func misuse(_ kind: ModelMisuse.Kind) {
    app.misuses.append(ModelMisuse(kind: kind))
  }
}
