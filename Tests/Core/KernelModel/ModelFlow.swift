/// A flow in the model.
final class ModelFlow {
  enum State: Int {
    case notStarted, running, reported, ended
  }

  let plan: FlowPlan
  private(set) var owner: ModelFlow?
  let place: ModelPlace
  var state = State.notStarted
  /// Those that run or were left on the stack, oldest first.
  var subflows: [ModelFlow] = []
  /// The ended sub-flows whose screens are still being removed.
  var leaving: [ModelFlow] = []
  /// Its visible screens, in the order in which they were shown.
  var screens: [ModelScreen] = []
  /// The number of pending screens.
  var waiting = 0
  var resultOnDismissal = -1
  /// Whether a screen of it, or of a flow inside it, was up.
  var hadScreen = false
  /// Whether its caller has its dismisser.
  var hasDismisser = false
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

  init(_ plan: FlowPlan, owner: ModelFlow?, place: ModelPlace) {
    self.plan = plan
    self.owner = owner
    self.place = place
  }

  var number: Int { plan.flow }

  /// Whether a screen of it, or of a flow inside it, is visible.
  var isShown: Bool {
    !screens.isEmpty || subflows.contains { $0.isShown }
  }

  /// Whether a screen of it, or of a flow inside it, is visible that is not a question.
  var hasPlace: Bool { screens.contains { !$0.isAlert } || subflows.contains { $0.hasPlace } }

  /// Whether a screen of it, or of a flow inside it, waits for its turn.
  var waits: Bool { waiting > 0 || subflows.contains { $0.waits } }

  /// The owner is the flow that starts it.
  func started(by owner: ModelFlow, serial: Int) {
    self.serial = serial
    self.owner = owner
    state = .running
    owner.subflows.append(self)
  }

  func isInside(_ other: ModelFlow) -> Bool {
    var next = owner
    while let flow = next {
      if flow === other { return true }
      next = flow.owner
    }
    return false
  }
}
