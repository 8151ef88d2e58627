/// A flow in the model.
final class ModelFlow {
  enum State: Int {
    case notStarted, running, reported, ended
  }

  let plan: FlowPlan
  private(set) var caller: ModelFlow?
  let place: ModelPlace
  var state = State.notStarted
  /// Those that run or were left on the stack, oldest first.
  var subflows: [ModelFlow] = []
  /// The ended sub-flows whose screens are still being removed.
  var leaving: [ModelFlow] = []
  /// Its visible screens, in the order in which they were shown.
  var screens: [ModelScreen] = []
  /// Its screens that wait for their turn.
  var pending: [ModelScreen] = []
  /// How much is on its way to it: progress, answers, handlers, and reports while their callback runs.
  var incoming = 0
  /// Whether it had reported when it was to be left.
  var hadReported = false
  /// Whether nothing was shown or waited since; a screen that is shown then does not count if it is gone by the decision.
  var isDue = false
  var resultOnDismissal = -1
  /// Whether a screen of it, or of a flow inside it, was up.
  var hadScreen = false
  /// Whether its caller has its dismisser.
  var hasDismisser = false
  /// The number of the visit.
  var visits = 0
  /// The task that waits for it.
  var task: ModelTask?
  /// Whether a task has started it: a run that was refused may be followed by a start.
  var isAwaited = false
  /// Its tasks that end with the visit, and wait.
  var work: [ModelTask] = []
  /// The number of reports that are not delivered yet.
  var untold = 0
  /// Its place in the order in which flows were started.
  private(set) var serial = 0
  var reports = 0
  var progressCount = 0
  /// The kinds of events in which the observer has acted.
  var observed: Set<Entry.Kind> = []
  var earlyMisuses: [ModelMisuse.Kind] = []
  var touched = false

  init(_ plan: FlowPlan, caller: ModelFlow?, place: ModelPlace) {
    self.plan = plan
    self.caller = caller
    self.place = place
  }

  var number: Int { plan.flow }
  var root: ModelFlow { caller?.root ?? self }

  /// Whether a screen of it, or of a flow inside it, is visible.
  var isShown: Bool {
    !screens.isEmpty || subflows.contains { $0.isShown }
  }

  /// Whether a screen of it, or of a flow inside it, is visible that is not a question.
  var hasPlace: Bool { screens.contains { !$0.isAlert } || subflows.contains { $0.hasPlace } }

  /// Whether a screen of it, or of a flow inside it, waits for its turn.
  var waits: Bool { !pending.isEmpty || subflows.contains { $0.waits } }

  /// Whether a screen of it, or of a flow inside it, waits for its turn that is not a question.
  var waitsForScreen: Bool { pending.contains { !$0.isAlert } || subflows.contains { $0.waitsForScreen } }

  /// Whether a question is open or waits for its turn, where nothing else is visible.
  var asks: Bool { isShown || pending.contains(where: \.isAlert) || subflows.contains { $0.asks } }

  /// Whether it has no screen, no sub-flow and no work.
  var hasNothing: Bool { screens.isEmpty && pending.isEmpty && subflows.isEmpty && work.isEmpty }

  /// How many flows are around it.
  var depth: Int { caller.map { $0.depth + 1 } ?? 0 }

  /// Whether something is on its way to it, or to a flow inside it.
  var hasIncoming: Bool { incoming > 0 || subflows.contains { $0.untold > 0 || $0.hasIncoming } }

  /// The caller is the flow that starts it.
  func started(by caller: ModelFlow, serial: Int) {
    self.serial = serial
    self.caller = caller
    state = .running
    caller.subflows.append(self)
  }

  func isInside(_ other: ModelFlow) -> Bool {
    var next = caller
    while let flow = next {
      if flow === other { return true }
      next = flow.caller
    }
    return false
  }
}
