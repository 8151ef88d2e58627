/// The app in the model: its windows with the person at them, and its trees of flows.
final class ModelApp {
  /// Whether animated transitions stay on their way until the play lets them arrive.
  let holdsTransitions: Bool
  /// Whether only visible screens move.
  let movesLikeUIKit: Bool
  var windows: [ModelWindow]
  /// The trees whose next transition waits for its window, and the window; the first first.
  private var waiting: [(tree: FlowModel, window: Int)] = []
  /// The windows in which the person's finger is.
  var swipes: Set<Int> = []
  private(set) var trees: [FlowModel] = []
  /// All flows that were made; the root of each tree, from 0 downwards, among them.
  var flows: [Int: ModelFlow] = [:]
  /// The newest flows, to inspect each.
  var made: [Int] = []
  /// All requested screens.
  var screens: [Int: ModelScreen] = [:]
  /// Those that are tabs, and are known to their flow.
  var tabs: [Int: ModelScreen] = [:]
  /// The attempts to leave that screens keep.
  var attempts: [Int: ModelAttempt] = [:]
  /// The tasks that wait for a flow or an answer.
  var tasks: [Awaited: ModelTask] = [:]
  /// The next turns of tasks, after the act in progress.
  private var turns = ModelQueue<(isContinuation: Bool, body: () -> Void)>()
  /// How many of these turns continue a task with an answer.
  private var continuations = 0
  /// Whether tasks had turns whose order is not promised (sentence 15); the consequences may differ.
  private(set) var hasTurnsInAnyOrder = false
  /// How many turns of tasks that are no work were in the act.
  var freeTurns = 0
  /// Flows that had nothing left when the answer to their last question was on its way.
  var answeredFlows: [ModelFlow] = []
  var received: [Entry] = []
  var misuses: [ModelMisuse] = []

  init(windows: Int, trees: Int, holdsTransitions: Bool, movesLikeUIKit: Bool) {
    self.holdsTransitions = holdsTransitions
    self.movesLikeUIKit = movesLikeUIKit
    self.windows = (0..<windows).map { _ in ModelWindow() }
    self.trees = (0..<trees).map { FlowModel(root: -$0, in: self) }
  }

  /// The number of trees with a transition in progress or pending.
  var movingTrees: Int { trees.count { !$0.hasNoTransition } }

  var isMoving: Bool { trees.contains { $0.onItsWay != nil } }

  /// Whether a transition or the person's finger moves something in a window.
  func isMoving(in window: Int) -> Bool {
    swipes.contains(window) || trees.contains { $0.onItsWay?.window == window }
  }

  /// Returns whether a tree may move something in a window now; otherwise it waits until it may continue.
  func mayMove(_ window: Int, _ tree: FlowModel) -> Bool {
    tree.hasMoved = true
    if waiting.contains(where: { $0.tree === tree }) { return false }
    if !isMoving(in: window) { return true }
    waiting.append((tree, window))
    return false
  }

  /// Continues the trees that wait for a window, after all consequences of its last transition.
  private func goOnWaiting() {
    while let index = waiting.firstIndex(where: { !isMoving(in: $0.window) }) {
      waiting.remove(at: index).tree.beginTransitions(hasWaited: true)
      goOn()
    }
  }

  func tree(of flow: ModelFlow) -> FlowModel { trees[-flow.root.number] }

  /// Plays an act of the outside, and all that follows.
  func play(_ act: Act) {
    perform(act)
    while let turn = turns.next() {
      if turn.isContinuation { continuations -= 1 }
      turn.body()
      goOn()
    }
  }

  /// Adds a turn of a task; one that continues a task has no order among the others.
  func addTurn(isContinuation: Bool = false, _ body: @escaping () -> Void) {
    if isContinuation ? !turns.isEmpty : continuations > 0 { hasTurnsInAnyOrder = true }
    if isContinuation { continuations += 1 }
    turns.append((isContinuation, body))
  }

  func perform(_ acts: [Act]) {
    for act in acts { perform(act) }
  }

  func perform(_ act: Act) {
    tree(of: act).performStep(act)
    goOn()
  }

  func goOn() {
    for tree in trees { tree.goOn() }
    // Where the person is back is decided when no tree moves anything.
    for tree in trees where trees.count > 1 && !tree.uncovered.isEmpty { tree.goOn() }
  }

  /// Whether no other tree moves something; one that never has does not count.
  func isAtRest(besides tree: FlowModel) -> Bool { trees.allSatisfy { $0 === tree || !$0.hasMoved || $0.isAtRest } }

  /// Sentence 14: no transition, no callback and no work, but for work that waits for the person.
  func isIdle(_ tree: FlowModel) -> Bool {
    turns.isEmpty && tree.isAtRest
      && tasks.values.allSatisfy {
        !$0.isWork || $0.isOver || self.tree(of: $0.flow) !== tree || $0.waitsForPerson(in: self)
      }
  }

  /// Sentence 24: an answer has left a flow running that has nothing any more; found when its tree is idle.
  func reportVainAnswers() {
    let flows = answeredFlows
    answeredFlows = []
    for flow in flows where flow.state == .running {
      let tree = tree(of: flow)
      // A screen that it shows before may be gone by then.
      if !isIdle(tree) { answeredFlows.append(flow) } else if flow.hasNothing { tree.misuse(.answeredInVain) }
    }
  }

  /// Completes the transition in progress in the first window that has one.
  func settle() {
    trees.filter { $0.onItsWay != nil }.min { ($0.onItsWay?.window ?? 0) < ($1.onItsWay?.window ?? 0) }?.settle()
    goOn()
    goOnWaiting()
  }

  /// The finger is gone; its movement comes before the transitions that wait for it.
  func endSwipe(in window: Int, _ body: () -> Void) {
    swipes.remove(window)
    body()
    goOn()
    goOnWaiting()
  }

  /// Each tree judges its lost screens before any reports; to the others, the tree that has removed them is like the person.
  func didRemove(_ removed: [ModelScreen], by initiator: FlowModel.Initiator, in tree: FlowModel) {
    guard trees.count > 1 else { return tree.didRemove(removed, by: initiator) }
    var concerned: [FlowModel] = []
    for screen in removed {
      let other = self.tree(of: screen.flow)
      if !concerned.contains(where: { $0 === other }) { concerned.append(other) }
    }
    if concerned.isEmpty { concerned = [tree] }
    for other in concerned {
      other.beginHold()
      other.beginChange()
    }
    for other in concerned {
      other.didRemove(removed.filter { self.tree(of: $0.flow) === other }, by: other === tree ? initiator : .person)
    }
    for other in concerned {
      other.endChange()
      other.endHold()
      // A tree that has removed them by a transition informs its flows when that is over.
      other.goOn()
    }
  }

  /// The flows in this state, in the order of the trees.
  func made(in state: ModelFlow.State) -> [Int] {
    var found: [Int] = []
    func collect(_ flow: ModelFlow) {
      for subflow in flow.subflows {
        if subflow.state == state { found.append(subflow.number) }
        collect(subflow)
      }
    }
    for tree in trees { collect(tree.root) }
    return found
  }
}
