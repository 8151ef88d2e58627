// Who took it away, and what follows (sentences 4, 5 and 24).

extension FlowModel {
  func takeAway(_ doomed: [ModelScreen], by actor: Actor) {
    let top = window.top
    let removed = window.cut(doomed)
    if let newTop = window.top, newTop !== top { uncovered = newTop }
    didTakeAway(removed, by: actor)
  }

  func didTakeAway(_ removed: [ModelScreen], by actor: Actor) {
    for screen in removed where screen.isOnShow { lose(screen) }
    var asked: [ModelFlow] = []
    let touched = touch(removed)
    for flow in root.subflows where flow.touched { judge(flow, removed, actor, asked: &asked) }
    for flow in touched { flow.touched = false }
    for screen in removed where screen.flow.state != .running { sweep(screen.flow) }
    for screen in removed { tellGone(screen, actor) }
    for flow in asked {
      callbacks.append { [self] in
        if flow.state == .running, !flow.isOnShow, !flow.waits { cancel(flow) }
      }
    }
  }

  private func lose(_ screen: ModelScreen) {
    let flow = screen.flow
    screen.isOnShow = false
    flow.screens.removeAll { $0 === screen }
    note(flow, .lost, screen.number)
    if flow.state == .ended, flow.screens.isEmpty {
      note(flow, .ended)
      flow.owner?.leaving.removeAll { $0 === flow && !flow.isOnShow }
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
  private func judge(_ flow: ModelFlow, _ removed: [ModelScreen], _ actor: Actor, asked: inout [ModelFlow]) {
    if !flow.isOnShow {
      let lost = removed.filter { $0.flow === flow && !$0.isAlert }
      if flow.state == .reported {
        if !lost.isEmpty, !flow.waits, flow.untold == 0, !isKept(flow, by: actor) { return end(flow) }
      } else {
        // A flow that showed nothing itself hears what became of its sub-flows; an alert is answered.
        switch lost.isEmpty ? .goesOn : fate(of: flow, actor) {
        case .goesOn: break
        case .ends: return end(flow)
        case .isCancelled:
          if lost.contains(where: \.hasMeaning) {
            for subflow in flow.subflows where subflow.touched && !subflow.isOnShow { end(subflow) }
            return asked.append(flow)
          }
          return cancel(flow)
        }
      }
    }
    for subflow in flow.subflows where subflow.touched { judge(subflow, removed, actor, asked: &asked) }
  }

  /// Finding 04: the kernel keeps a flow that has reported when a flow inside it takes its own last screen away.
  private func isKept(_ flow: ModelFlow, by actor: Actor) -> Bool {
    guard case .flow(let other) = actor, other.state == .running else { return false }
    return other === flow || other.isInside(flow)
  }

  private enum Fate {
    case goesOn, ends, isCancelled
  }

  /// "Who took it away".
  private func fate(of flow: ModelFlow, _ actor: Actor) -> Fate {
    switch actor {
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
    for subflow in flow.subflows.reversed() { end(subflow) }
    flow.waiting = 0
    flow.isGone = true
    report(flow, flow.resultOnDismissal)
  }

  /// What the screens themselves have to say comes after the reports.
  private func tellGone(_ screen: ModelScreen, _ actor: Actor) {
    let flow = screen.flow
    if case .flow(let other) = actor, other === flow { return }
    callbacks.append { [self] in
      guard flow.state == .running else { return }
      if case .alert(let alert) = screen.kind {
        note(flow, .onAnswer, screen.number * 10 + (screen.answer ?? alert.buttons - 1))
      } else if screen.tabs == nil {
        note(flow, .onGone, screen.number)
      }
      perform(screen.plan.onGone)
    }
  }
}
