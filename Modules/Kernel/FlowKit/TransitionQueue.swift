/// The pending and the current transitions of one tree.
@MainActor
final class TransitionQueue {
  private var waiting = FIFOQueue<FlowTransition>()

  /// The transitions that are being collected.
  private var collected: [FlowTransition] = []
  private(set) var isCollecting = false
  /// The number of the current transition.
  var number: UInt64 = 0
  var isInTransition = false
  /// Whether the loop that begins pending transitions is running.
  var isPumping = false
  /// Whether the current transition holds deliveries until it is over.
  var isHolding = false
  /// The origin of the current transition.
  var actor: FlowTransition.Actor?

  /// Whether there is neither a current nor a pending transition.
  var isEmpty: Bool { !isInTransition && !isPumping && !isCollecting }

  func append(_ transition: FlowTransition) {
    if isCollecting { collected.append(transition) } else { waiting.append(transition) }
  }

  func takeFirst() -> FlowTransition? {
    waiting.takeFirst()
  }

  func beginCollecting() { isCollecting = true }

  /// Queues the collected transitions, and merges consecutive pushes onto one stack.
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
