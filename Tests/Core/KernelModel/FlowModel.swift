/// An executable model of the contract of flows.
///
/// It has the tree, the screens, the pending transitions, and the callbacks of each caller. It is written from
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
  }

  let root: ModelFlow
  /// Whether animated transitions stay on their way until the play lets them arrive.
  let holdsTransitions: Bool
  /// Whether only what the person sees moves.
  let movesLikeUIKit: Bool
  var windows: [ModelWindow]
  /// The place of flows without a presentation.
  let detached = ModelPlace(.detached)
  /// All flows that were made.
  var flows: [Int: ModelFlow] = [:]
  /// The number of started flows.
  var starts = 0
  /// The newest flows, to inspect each.
  var made: [Int] = []
  /// All requested screens.
  var screens: [Int: ModelScreen] = [:]
  /// Those that are tabs, and are known to their flow.
  var tabs: [Int: ModelScreen] = [:]
  var heard: [Entry] = []
  var misuses: [ModelMisuse] = []

  // Transitions.
  var queue = ModelQueue<ModelTransition>()
  var onItsWay: ModelTransition?
  /// Whether what a transition brings about is being told: it is over after that.
  var isArriving = false
  /// The windows in which the person's finger is.
  var swipes: Set<Int> = []
  /// How many bodies of movements run, one in the other, and which movement that is.
  var movements = 0
  var movement = 0
  /// The screens that became the top of a window because what was above them went, or because their tab was selected.
  var uncovered: [ModelScreen] = []
  /// Flows whose last screen went while a question of theirs was open (sentence 24).
  var leftUnderQuestions: [ModelFlow] = []
  /// The attempts to leave that screens keep.
  var attempts: [Int: ModelAttempt] = [:]

  // What the observer is told.
  private var events = ModelQueue<(flow: ModelFlow, entry: Entry)>()
  /// How many changes are in progress, one in the other, with a call of the observer.
  private var changes = 0

  // Callbacks.
  /// How many actions are in progress: no callback begins in them.
  private var holds = 0
  var callbacks = ModelQueue<() -> Void>()
  var isDelivering = false
  /// Whether one screen takes the place of another; what that brings about is told when it is over.
  var isExchanging = false
  /// The callbacks of reported flows that run at rest.
  var noticesAtRest: [() -> Void] = []
  /// The flow that is being told of a result of its sub-flow.
  var hearing: ModelFlow?

  init(windows count: Int, holdsTransitions: Bool, movesLikeUIKit: Bool) {
    windows = (0..<count).map { _ in ModelWindow() }
    self.holdsTransitions = holdsTransitions
    self.movesLikeUIKit = movesLikeUIKit
    root = ModelFlow(FlowPlan(flow: 0), owner: nil, place: ModelPlace(.stack, stack: windows[0].base))
    root.state = .running
    flows[0] = root
  }

  /// Whether nothing moves and nothing waits.
  var isAtRest: Bool {
    onItsWay == nil && !isArriving && queue.isEmpty && movements == 0 && callbacks.isEmpty && !isDelivering
      && holds == 0
  }

  var hasNoTransition: Bool { onItsWay == nil && queue.isEmpty }

  /// What follows every act: transitions that can begin, callbacks, and the person's coming back (sentence 1).
  func goOn() {
    guard !isDelivering else { return }
    beginTransitions()
    deliver()
    guard isAtRest else { return }
    // A window in which the person's finger is decides later.
    if let index = uncovered.firstIndex(where: { !swipes.contains($0.window) }) {
      let screen = uncovered.remove(at: index)
      if screen === windows[screen.window].top {
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
    guard uncovered.isEmpty, !noticesAtRest.isEmpty else { return }
    for notice in noticesAtRest { tellLater(notice) }
    noticesAtRest = []
    goOn()
  }

  /// Sentence 1, "What a visit is": all flows around that have reported wake too, past those that run.
  func visit(_ flow: ModelFlow) {
    change {
      var next: ModelFlow? = flow
      while let flow = next {
        if flow.state == .reported, flow.untold == 0 {
          flow.state = .running
          note(flow, .resumed)
        }
        next = flow.owner
      }
    }
  }

  /// Sentence 22: the observer is told when the tree is consistent, of one event after the other.
  func change(_ body: () -> Void) {
    changes += 1
    body()
    changes -= 1
    tellObserver()
  }

  /// "Callbacks that its act causes run after the action in progress".
  func hold(_ body: () -> Void) {
    holds += 1
    body()
    holds -= 1
  }

  private func tellObserver() {
    guard changes == 0 else { return }
    changes = 1
    while let (flow, entry) = events.next() {
      heard.append(entry)
      if let acts = flow.plan.onEvent[entry.kind], flow.observed.insert(entry.kind).inserted { perform(acts) }
    }
    changes = 0
  }

  /// "A cascade is a queue": a callback that is triggered inside another one runs after it.
  func deliver() {
    guard !isDelivering, !isExchanging, holds == 0 else { return }
    isDelivering = true
    while !isExchanging, let callback = callbacks.next() { callback() }
    isDelivering = false
  }

  func tellLater(_ callback: @escaping () -> Void) {
    callbacks.append(callback)
  }

  func note(_ flow: ModelFlow, _ kind: Entry.Kind, _ value: Int = 0) {
    let entry = Entry(flow: flow.number, kind: kind, value: value)
    guard entry.isEvent else { return heard.append(entry) }
    events.append((flow, entry))
    tellObserver()
  }

  func misuse(_ kind: ModelMisuse.Kind) {
    misuses.append(ModelMisuse(kind: kind))
  }
}

extension FlowModel {
  /// The flows in this state, in the order of the tree.
  func made(in state: ModelFlow.State) -> [Int] {
    var found: [Int] = []
    func collect(_ flow: ModelFlow) {
      for subflow in flow.subflows {
        if subflow.state == state { found.append(subflow.number) }
        collect(subflow)
      }
    }
    collect(root)
    return found
  }
}
