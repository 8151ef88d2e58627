/// The transitions of one tree: those that wait, and the one that is on its way.
@MainActor
final class TransitionQueue {
  private var waiting = WaitingLine<FlowTransition>()

  /// What is collected to come in one movement.
  private var collected: [FlowTransition] = []
  private(set) var isCollecting = false
  /// Counts the transitions that were begun; the last is the current one.
  var number: UInt64 = 0
  var isOnItsWay = false
  /// Whether a loop begins the waiting transitions one after the other; only one does.
  var isPumping = false
  /// Whether nobody is told anything before the current transition is over.
  var isHolding = false
  /// Who wanted the current transition.
  var actor: FlowTransition.Actor?

  /// Whether nothing moves and nothing waits: what waits does so for one that is on its way, or is about to begin.
  var isEmpty: Bool { !isOnItsWay && !isPumping && !isCollecting }

  func append(_ transition: FlowTransition) {
    if isCollecting { collected.append(transition) } else { waiting.append(transition) }
  }

  func takeFirst() -> FlowTransition? {
    waiting.takeFirst()
  }

  func beginCollecting() { isCollecting = true }

  /// What was collected waits from now on; pushes onto one stack that follow each other are made one.
  func endCollecting() {
    let transitions = collected
    collected = []
    isCollecting = false
    for transition in Self.joined(transitions) { append(transition) }
  }

  private static func joined(_ transitions: [FlowTransition]) -> [FlowTransition] {
    transitions.reduce(into: []) { joined, next in
      guard
        case .push(let more, false) = next.act, case .push(let screens, let replacingStack)? = joined.last?.act,
        let place = screens.first?.presentation, let other = more.first?.presentation, place.sharesStack(with: other)
      else { return joined.append(next) }
      joined[joined.count - 1].act = .push(screens + more, replacingStack: replacingStack)
    }
  }
}
