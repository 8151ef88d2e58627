// Removals and their effects (sentences 4, 5 and 24).

extension FlowModel {
  /// Removes screens of one window.
  func performRemoval(_ screensToCut: [ModelScreen], by initiator: Initiator) {
    guard let window = screensToCut.first?.window else { return didRemove([], by: initiator) }
    var removed: [ModelScreen] = []
    uncover(in: window) { removed = windows[window].cut(screensToCut) }
    didRemove(removed, by: initiator)
  }

  /// Remembers the screen that becomes the top of a window.
  func uncover(in window: Int, _ body: () -> Void) {
    let top = windows[window].top
    body()
    guard let newTop = windows[window].top, newTop !== top else { return }
    uncovered.removeAll { $0 === newTop || !$0.isShown }
    uncovered.append(newTop)
  }

  func didRemove(_ removed: [ModelScreen], by initiator: Initiator) {
    hold { change { judge(removed, initiator) } }
  }

  private func judge(_ removed: [ModelScreen], _ initiator: Initiator) {
    for screen in removed.reversed() where screen.isShown { lose(screen) }
    let asked = judge(root.subflows, removed, initiator)
    for screen in removed { sweep(screen.flow) }
    for screen in removed { tellGone(screen, initiator) }
    for flow in asked { tellLater { [self] in decide(flow) } }
    if removed.contains(where: \.isAlert) { leaveWithoutQuestions() }
  }

  /// Sentence 24: a flow that was left under its question is left when that is gone.
  private func leaveWithoutQuestions() {
    let gone = leftUnderQuestions.filter { !$0.isShown || $0.hasPlace }
    leftUnderQuestions.removeAll { flow in gone.contains { $0 === flow } }
    for flow in gone.sorted(by: { $0.serial < $1.serial }) { tellLater { [self] in decide(flow) } }
  }

  /// Sentence 4: a flow whose handler ran is cancelled if it then has neither reported nor anything to show.
  private func decide(_ flow: ModelFlow) {
    if flow.state == .running, !flow.isShown, !flow.waits { cancel(flow) }
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
        if let owner = flow.owner { removeFlows([flow], by: owner, animated: false) }
      } else if judgement.asked.contains(where: { $0 === flow }) {
        for subflow in flow.subflows.reversed() { end(subflow) }
        sweep(flow.owner)
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
    note(flow, .screenRemoved, screen.number)
    if flow.state == .ended, flow.screens.isEmpty {
      note(flow, .ended)
      flow.owner?.leaving.removeAll { $0 === flow && !flow.isShown }
    }
  }

  private func touch(_ removed: [ModelScreen]) -> [ModelFlow] {
    var touched: [ModelFlow] = []
    for screen in removed where screen.flow.state != .ended {
      var next: ModelFlow? = screen.flow
      while let flow = next, !flow.touched {
        flow.touched = true
        touched.append(flow)
        next = flow.owner
      }
    }
    return touched
  }

  /// From the outside in: the outermost flow that lost its last screen decides.
  private func judge(_ flow: ModelFlow, _ judgement: inout Judgement) {
    if !flow.hasPlace {
      if flow.state == .reported {
        if flow.untold == 0, !flow.isShown, !flow.waits { return judgement.over.append(flow) }
      } else {
        switch fate(of: flow, judgement) {
        case .goesOn: break
        case .ends:
          judgement.ending.append(flow)
          return judgement.left.append(flow)
        case .saysItself where flow.isShown, .isCancelled where flow.isShown:
          leftUnderQuestions.removeAll { $0 === flow }
          leftUnderQuestions.append(flow)
        case .saysItself:
          judgement.asked.append(flow)
          return judgement.left.append(flow)
        case .isCancelled: return judgement.left.append(flow)
        }
      }
    }
    for subflow in flow.subflows where subflow.touched { judge(subflow, &judgement) }
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
    sweep(flow.owner)
    if flow.state == .running { report(flow, flow.resultOnDismissal) }
  }

  /// A flow that was left has neither pending screens nor sub-flows.
  private func empty(_ flow: ModelFlow) {
    for subflow in flow.subflows.reversed() { end(subflow) }
    if flow.waiting > 0 {
      for screen in screens.values where screen.flow === flow && !screen.isShown { screen.isDropped = true }
    }
    flow.waiting = 0
  }

  /// Handlers of screens run after the reports.
  private func tellGone(_ screen: ModelScreen, _ initiator: Initiator) {
    let flow = screen.flow
    if case .flow(let other) = initiator, other === flow { return }
    let tell = { [self] in
      guard flow.state != .ended else { return }
      if case .alert(let alert) = screen.kind {
        note(flow, .onAnswer, screen.number * 10 + (screen.answer ?? alert.buttons - 1))
      } else if screen.tabs == nil {
        note(flow, .onGone, screen.number)
      }
      perform(screen.plan.onGone)
    }
    // "Going back inside a flow": one that has reported is informed at rest, when a new visit may have begun.
    if flow.state == .reported { noticesAtRest.append(tell) } else { tellLater(tell) }
  }
}
