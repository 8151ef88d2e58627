import FlowExplorer
import FlowFaults
import FlowHeadless

/// The faults of a service that an exploration plans, for a world that plans none.
struct ServicePlan {
  let word: String
  let status: ServiceStatus

  /// Creates the plan for a service.
  init(for service: any SimulatedService) {
    word = type(of: service).word
    status = service.status
  }

  /// Returns the actions on an occasion: the ends of faults in force, and new faults on each kind of screen.
  func actions(on occasion: ExplorerOccasion) -> [ExplorerAction] {
    switch occasion {
    case .everyState: ends
    case .newSituation, .newSession: []
    case .newScreen: status.hasNoFaults ? faults : []
    }
  }

  private var ends: [ExplorerAction] {
    let held = status.heldCalls.count
    if held > 0 {
      let replies = ["gives its replies"] + (held > 1 ? ["gives its last reply"] : [])
      // A second reply is held, so that they can come in another order.
      let second = held == 1 && status.pendingCount == 0 ? [ExplorerAction(.fault, [next("is held")])] : []
      return replies.map { ExplorerAction(.reply, [phrase($0)]) } + second
    }
    return status.isDown ? [ExplorerAction(.fault, [phrase("is up")])] : []
  }

  private var faults: [ExplorerAction] {
    [
      [phrase("is down")], [next("is held")], [next("refuses …", "Not today.")], [next("loses its request")],
      [next("loses its reply")], [next("takes … seconds", "40")], [next("arrives … seconds late", "40")],
      // One after the other.
      [next("loses its request"), next("times out before the work")], [next("loses its reply"), next("is unreadable")],
      [kill("gets the next call")], [kill("has done the next call")],
    ].map { ExplorerAction(.fault, $0) }
  }

  private func phrase(_ words: String) -> JourneyStep { .app(phrase: "\(word) \(words)", texts: []) }

  private func next(_ fault: String, _ texts: String...) -> JourneyStep {
    .app(phrase: "\(word) next … \(fault)", texts: ["call"] + texts)
  }

  private func kill(_ point: String) -> JourneyStep { .app(phrase: "kill when the \(word) \(point)", texts: []) }
}

extension WorldInspection {
  /// Adds the faults of a world's services.
  mutating func add(_ services: [ServiceStatus]) {
    for status in services {
      hiddenState += status.text
      hasNoFaults = hasNoFaults && status.hasNoFaults
      mayShowStaleFault = mayShowStaleFault || status.hasHadFault
      heldReplyCount += status.heldCalls.count
      searchContext +=
        (status.isDown ? "down" : "") + (status.lateRequestCount > 0 ? "late" : "") + status.heldCalls.joined()
    }
  }
}
