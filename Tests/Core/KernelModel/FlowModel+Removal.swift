// Removals and their effects (sentences 4, 5 and 24).

extension FlowModel {
  /// Removes screens of one window.
  func performRemoval(_ screensToCut: [ModelScreen], by initiator: Initiator) {
    guard let window = screensToCut.first?.window else { return app.didRemove([], by: initiator, in: self) }
    var removed: [ModelScreen] = []
    uncover(in: window) { removed = app.windows[window].cut(screensToCut) }
    app.didRemove(removed, by: initiator, in: self)
  }

  /// Remembers the screen that becomes the top of a window.
  func uncover(in window: Int, _ body: () -> Void) {
    let top = app.windows[window].top
    body()
    guard let newTop = app.windows[window].top, newTop !== top else { return }
    let tree = app.tree(of: newTop.flow)
    tree.uncovered.removeAll { $0 === newTop || !$0.isShown }
    tree.uncovered.append(newTop)
  }

  func didRemove(_ removed: [ModelScreen], by initiator: Initiator) {
    hold { change { judge(removed, initiator) } }
  }

  private func judge(_ removed: [ModelScreen], _ initiator: Initiator) {
    for screen in removed.reversed() where screen.isShown { lose(screen) }
    // An awaited answer is on its way from now on.
    for screen in removed {
      let answer = initiator.isFlow(screen.flow) ? screen.unanswered : screen.chosen
      screen.task.map { resume($0, answer, delaysLeaving: removed.allSatisfy(\.isAlert)) }
    }
    let hadRun = removed.filter { $0.flow.state == .running }
    let asked = judge(root.subflows, removed, initiator)
    for screen in removed {
      // A flow that is left by this is over.
      if screen.flow.state == .reported, hadRun.contains(where: { $0 === screen }) { continue }
      tellGone(screen, initiator)
    }
    for screen in removed { sweep(screen.flow) }
    for flow in asked { leaveLater(flow) }
    for screen in removed where screen.isAlert && screen.task == nil && !initiator.isFlow(screen.flow) {
      let flow = screen.flow
      if flow.state == .running, !flow.isShown, !flow.waits, flow.subflows.isEmpty { app.answeredFlows.append(flow) }
    }
    for screen in removed { leaveFlows(around: screen.flow) }
  }

  /// A flow is left when nothing is on its way to it, and no question of it is open.
  func leaveFlows(around inner: ModelFlow) {
    for flow in toBeLeft where flow === inner || inner.isInside(flow) {
      if !flow.isShown, !flow.waits { flow.isDue = true }
      if !flow.hasIncoming { willLeaveFlows = true }
    }
  }

  /// After all callbacks: all that can be left, in the order in which they were started.
  func leaveFlows() {
    for flow in toBeLeft.sorted(by: { $0.serial < $1.serial }) where !flow.hasIncoming { leave(flow) }
  }

  private func leave(_ flow: ModelFlow) {
    let isVisitedAgain = flow.hadReported && flow.state == .running
    // A requested screen delays this as a question does, until it is shown.
    if flow.state != .ended, !flow.hasPlace, !isVisitedAgain, flow.isShown || flow.waits { return flow.isDue = false }
    toBeLeft.removeAll { $0 === flow }
    guard !flow.isShown, !isVisitedAgain else { return }
    if flow.state == .running { cancel(flow) } else { sweep(flow) }
  }

  func leaveLater(_ flow: ModelFlow) {
    let wasRunning = toBeLeft.contains { $0 === flow } && !flow.hadReported
    flow.hadReported = flow.state == .reported && !wasRunning
    flow.isDue = false
    toBeLeft.removeAll { $0 === flow }
    toBeLeft.append(flow)
    leaveFlows(around: flow)
  }

  /// - Returns: the flows whose handlers run first.
  private func judge(_ flows: [ModelFlow], _ removed: [ModelScreen], _ initiator: Initiator) -> [ModelFlow] {
    var judgement = Judgement(removed: removed, initiator: initiator)
    let touched = touch(removed)
    for flow in flows where flow.touched { judge(flow, &judgement) }
    for flow in touched { flow.touched = false }
    // Those that had reported first, and all in the order in which they were started.
    for flow in judgement.over.sorted(by: { $0.serial < $1.serial }) { end(flow) }
    for flow in judgement.left.sorted(by: { $0.serial < $1.serial }) where flow.state == .running {
      if judgement.ending.contains(where: { $0 === flow }) {
        // Its question goes with it.
        if let caller = flow.caller { removeFlows([flow], by: caller, animated: false) }
      } else if judgement.asked.contains(where: { $0 === flow }) {
        for subflow in flow.subflows.reversed() { end(subflow) }
        sweep(flow.caller)
      } else {
        cancel(flow)
      }
    }
    return judgement.asked.sorted { $0.serial < $1.serial }
  }

  private struct Judgement {
    let removed: [ModelScreen]
    let initiator: Initiator
    var asked: [ModelFlow] = []
    /// Whether only questions are gone, and the answer to one of the flow, or of a flow inside it, arrives before it ends.
    func isAnswered(inside flow: ModelFlow) -> Bool {
      removed.allSatisfy(\.isAlert)
        && removed.contains {
          $0.flow.state != .ended && ($0.flow === flow || $0.flow.isInside(flow)) && !initiator.isFlow($0.flow)
        }
    }

    /// Those that had reported, and have nothing left to show.
    var over: [ModelFlow] = []
    /// Those that end without a report.
    var ending: [ModelFlow] = []
    /// All that were left, those that are asked and those that end among them.
    var left: [ModelFlow] = []
  }

  private func lose(_ screen: ModelScreen) {
    let flow = screen.flow
    screen.isShown = false
    flow.screens.removeAll { $0 === screen }
    if screen.isAnnounced { note(flow, .screenRemoved, screen.number) }
    if flow.state == .ended, flow.screens.isEmpty {
      note(flow, .ended)
      flow.caller?.leaving.removeAll { $0 === flow && !flow.isShown }
    }
  }

  private func touch(_ removed: [ModelScreen]) -> [ModelFlow] {
    var touched: [ModelFlow] = []
    for screen in removed where screen.flow.state != .ended {
      var next: ModelFlow? = screen.flow
      while let flow = next, !flow.touched {
        flow.touched = true
        touched.append(flow)
        next = flow.caller
      }
    }
    return touched
  }

  /// From the outside in: the outermost flow that lost its last screen decides.
  private func judge(_ flow: ModelFlow, _ judgement: inout Judgement) {
    if !flow.hasPlace {
      if flow.state == .reported {
        if isOver(flow, judgement) { return judgement.over.append(flow) }
      } else {
        switch fate(of: flow, judgement) {
        case .goesOn: break
        case .ends:
          judgement.ending.append(flow)
          return noteLeft(flow, &judgement)
        case .saysItself where flow.isShown || flow.hasIncoming, .isCancelled where flow.isShown || flow.hasIncoming:
          leaveLater(flow)
        case .saysItself:
          judgement.asked.append(flow)
          return noteLeft(flow, &judgement)
        case .isCancelled: return noteLeft(flow, &judgement)
        }
      }
    }
    for subflow in flow.subflows where subflow.touched { judge(subflow, &judgement) }
  }

  private func isOver(_ flow: ModelFlow, _ judgement: Judgement) -> Bool {
    !flow.hasPlace && isOver(flow) && !flow.hasIncoming && !judgement.isAnswered(inside: flow)
  }

  /// The flow is left with all inside it; those that had reported are over before.
  private func noteLeft(_ flow: ModelFlow, _ judgement: inout Judgement) {
    judgement.left.append(flow)
    var inner = flow.subflows.filter(\.touched)
    while let subflow = inner.popLast() {
      if isOver(subflow, judgement) {
        judgement.over.append(subflow)
      } else {
        inner += subflow.subflows.filter(\.touched)
      }
    }
  }

  private enum Fate {
    case goesOn, ends, saysItself, isCancelled
  }

  /// The end of a running flow without visible screens.
  ///
  /// One that showed nothing itself continues and hears what
  /// became of its sub-flows; and an alert is answered.
  private func fate(of flow: ModelFlow, _ judgement: Judgement) -> Fate {
    let lost = judgement.removed.filter { $0.flow === flow && !$0.isAlert }
    if lost.isEmpty { return .goesOn }
    let fate = fate(of: flow, judgement.initiator)
    return fate == .isCancelled && lost.contains(where: \.hasMeaning) ? .saysItself : fate
  }

  /// "Who took it away".
  private func fate(of flow: ModelFlow, _ initiator: Initiator) -> Fate {
    switch initiator {
    case .person: return .isCancelled
    case .answer: return .goesOn
    case .flow(let other):
      if other === flow || other.isInside(flow) { return .goesOn }
      return flow.isInside(other) ? .ends : .isCancelled
    case .caller(let other):
      return other === flow || other.isInside(flow) ? .goesOn : .isCancelled
    }
  }

  private func cancel(_ flow: ModelFlow) {
    empty(flow)
    // A reported flow around it may end by that, and with it this one.
    sweep(flow.caller)
    if flow.state == .running { report(flow, flow.resultOnDismissal) }
  }

  /// A flow that was left has neither pending screens nor sub-flows.
  private func empty(_ flow: ModelFlow) {
    for subflow in flow.subflows.reversed() { end(subflow) }
    dropWaiting(of: flow)
  }

  /// The pending screens of a flow are not shown.
  func dropWaiting(of flow: ModelFlow) {
    let dropped = flow.pending
    flow.pending = []
    for screen in dropped {
      screen.isDropped = true
      if let task = screen.task { resume(task, screen.unanswered, delaysLeaving: false) }
    }
  }

  /// Handlers of screens run after the reports.
  private func tellGone(_ screen: ModelScreen, _ initiator: Initiator) {
    let flow = screen.flow
    if screen.task != nil || screen.tabs != nil || initiator.isFlow(flow) { return }
    let tell = { [self] in
      guard flow.state != .ended else { return }
      if screen.isAlert { note(flow, .onAnswer, screen.chosen) } else { note(flow, .onGone, screen.number) }
      app.perform(screen.plan.onGone)
    }
    // "Going back inside a flow": one that has reported is informed at rest, when a new visit may have begun.
    guard flow.state == .reported else { return tellLater(to: flow, tell) }
    flow.incoming += 1
    noticesAtRest.append((flow, tell))
  }
}
