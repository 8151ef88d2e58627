// Starting, reporting, sending progress, ending.

extension FlowModel {
  func start(_ plan: FlowPlan, by caller: ModelFlow) {
    guard app.flows[plan.flow] == nil, let place = place(plan.place, for: caller) else { return }
    let flow = ModelFlow(plan, caller: caller, place: place)
    app.flows[plan.flow] = flow
    app.made.append(plan.flow)
    app.perform(plan.early)
    guard let awaiting = plan.awaited else { return start(flow, by: caller) }
    startTask(.flow(plan.flow), awaiting, in: caller) { [self] in run(flow, by: caller, $0) }
  }

  func start(_ flow: ModelFlow, by caller: ModelFlow) {
    guard flow.state == .notStarted else { return misuse(.startedTwice) }
    if caller.state == .notStarted { return caller.earlyMisuses.append(.startedOutsideVisit) }
    guard isInVisit(caller) else { return misuse(.startedOutsideVisit) }
    starts += 1
    flow.started(by: caller, serial: starts)
    note(flow, .started)
    for kind in flow.earlyMisuses { misuse(kind) }
    // The observer may have ended it.
    guard flow.state == .running else { return }
    app.perform(flow.plan.opening)
  }

  private func place(_ plan: PlacePlan, for caller: ModelFlow) -> ModelPlace? {
    switch plan {
    case .detached: detached
    case .callersStack: caller.place
    case .window(let index): ModelPlace(.stack, stack: app.windows[index].base, in: index)
    case .covering(let style): ModelPlace(.presented(style, over: caller.place), in: caller.place.window)
    case .tab(let screen, let index): app.tabs[screen]?.tabs?.places[index]
    }
  }

  /// Sentence 28: a flow that receives a result begins a new visit by its next act.
  func isInVisit(_ flow: ModelFlow) -> Bool {
    // The kernel wakes the flows around also if the flow's own report is not delivered yet, and the act is refused.
    if flow.state == .reported, flow === hearing {
      if flow.untold == 0 { hearing = nil }
      visit(flow)
    }
    return flow.state == .running
  }

  func finish(_ flow: ModelFlow, _ value: Int) {
    if flow.state == .notStarted { return flow.earlyMisuses.append(.finishedBeforeStart) }
    guard isInVisit(flow) else { return misuse(flow.state == .ended ? .finishedAfterEnd : .finishedTwice) }
    report(flow, value)
  }

  func send(_ flow: ModelFlow, _ value: Int) {
    if flow.state == .notStarted { return flow.earlyMisuses.append(.progressedOutsideVisit) }
    guard isInVisit(flow) else { return misuse(.progressedOutsideVisit) }
    tellLater(to: flow.caller) { [self] in
      guard flow.state != .ended, !flow.isAwaited else { return }
      note(flow, .onProgress, value)
      flow.progressCount += 1
      hearing = flow.caller?.state == .reported ? flow.caller : nil
      if flow.progressCount <= flow.plan.onProgress.count { app.perform(flow.plan.onProgress[flow.progressCount - 1]) }
      hearing = nil
    }
    hold { note(flow, .progressed, value) }
  }

  func report(_ flow: ModelFlow, _ value: Int) {
    flow.resultOnDismissal = -1
    flow.state = .reported
    flow.untold += 1
    cancelWork(of: flow)
    defer { hold { note(flow, .reported, value) } }
    callbacks.append { [self] in
      flow.untold -= 1
      // "When a flow ends, its pending callbacks are dropped."
      guard flow.state != .ended, let caller = flow.caller else { return }
      caller.incoming += 1
      if let task = flow.task {
        answer(task, with: flow, value)
      } else {
        hearing = caller.state == .reported ? caller : nil
        notifyCaller(of: flow, value)
        hearing = nil
      }
      sweep(flow)
      arrived(at: caller)
    }
  }

  /// Sentence 28: the visit of the flow that waits begins as soon as the answer arrives.
  private func answer(_ task: ModelTask, with flow: ModelFlow, _ value: Int) {
    flow.task = nil
    if let caller = flow.caller, caller.state == .reported { visit(caller) }
    // The result is on its way until the task has received it.
    task.flow.incoming += 1
    dismiss(flow, animated: true) { [self] in
      resume(task, value)
      task.flow.incoming -= 1
    }
  }

  private func notifyCaller(of flow: ModelFlow, _ value: Int) {
    guard flow.plan.isHeard else { return dismiss(flow, animated: true, completion: nil) }
    note(flow, .onFinished, value)
    flow.hasDismisser = true
    flow.reports += 1
    if flow.reports <= flow.plan.onFinished.count { app.perform(flow.plan.onFinished[flow.reports - 1]) }
  }

  /// Sentence 7: its sub-flows first, from the leaf up, without a report; its pending screens are not shown.
  func end(_ flow: ModelFlow) {
    guard flow.state != .ended, flow.state != .notStarted else { return }
    change { close(flow) }
    // Nothing of it is on its way, and no question of it open, any more.
    if let caller = flow.caller { leaveFlows(around: caller) }
  }

  private func close(_ flow: ModelFlow) {
    for subflow in flow.subflows.reversed() { close(subflow) }
    if flow.state == .running { note(flow, .terminated) }
    flow.state = .ended
    dropWaiting(of: flow)
    cancelWork(of: flow)
    // A task that waits for it, or for an answer to it, always continues.
    for screen in flow.screens { screen.task.map { resume($0, screen.unanswered) } }
    if let task = flow.task { resume(task, -1) }
    guard let caller = flow.caller else { return }
    caller.subflows.removeAll { $0 === flow }
    if flow.isShown { caller.leaving.append(flow) }
    if flow.screens.isEmpty { note(flow, .ended) }
  }

  /// Sentence 11: not after it has reported and has no visible or pending screen.
  func sweep(_ flow: ModelFlow?) {
    var next = flow
    while let flow = next {
      if isOver(flow) { if flow.hasIncoming { leaveLater(flow) } else { end(flow) } }
      next = flow.caller
    }
  }

  /// Whether it ends when nothing is on its way to it.
  func isOver(_ flow: ModelFlow) -> Bool { flow.state == .reported && flow.untold == 0 && !flow.isShown && !flow.waits }

  func terminate(_ flow: ModelFlow, by caller: ModelFlow) {
    guard flow.state != .ended else { return }
    if caller.state == .notStarted { return caller.earlyMisuses.append(.terminatedByNonCaller) }
    guard flow.state != .notStarted, flow.caller === caller else {
      return misuse(.terminatedByNonCaller)
    }
    removeFlows([flow], by: caller, animated: false)
  }

  /// Removes all sub-flows in one movement: the person does not see ten.
  func terminateSubflows(of caller: ModelFlow) {
    let flows = Array(caller.subflows.reversed())
    if !flows.isEmpty { removeFlows(flows, by: caller, animated: false) }
  }

  func dismiss(_ flow: ModelFlow, animated: Bool, completion: (() -> Void)?) {
    // Everything is gone, and nothing was requested before.
    if hasNoTransition, !isExchanging, subtree(flow).allSatisfy({ $0.screens.isEmpty }) {
      // The observer's requests at the end come after the completion; in a movement nothing is over yet.
      if movements > 0, completion != nil {
        enqueue(.remove({ [] }, by: .person), in: nil, animated: animated, completion: completion)
      } else {
        completionDue = completion
      }
      hold { end(flow) }
      return deliver()
    }
    if flow.state == .ended {
      // Without a completion it is no transition.
      guard let completion else { return }
      return enqueue(.remove({ [] }, by: .person), in: nil, animated: animated, completion: completion)
    }
    guard let caller = flow.caller else { return }
    removeFlows([flow], by: caller, animated: animated, completion: completion)
  }

  func removeFlows(
    _ flows: [ModelFlow], by caller: ModelFlow, animated: Bool, completion: (() -> Void)? = nil
  ) {
    hold { change { remove(flows, by: caller, animated: animated, completion: completion) } }
    deliver()
  }

  private func remove(
    _ flows: [ModelFlow], by caller: ModelFlow, animated: Bool, completion: (() -> Void)?
  ) {
    // A flow that has nothing to show is no emptier by this: it lives as long as its own callback.
    let wasEmpty = !caller.isShown && !caller.waits
    // The screens of flows inside that have ended before go by an earlier request.
    let all = flows.flatMap { subtree($0) }.filter { $0.state != .ended }
    for flow in flows { end(flow) }
    let screens = { all.flatMap(\.screens) }
    if completion != nil || !screens().isEmpty {
      enqueue(
        .remove(screens, by: .caller(caller)), in: screens().first?.window, animated: animated, completion: completion)
    }
    if !wasEmpty { sweep(caller) }
  }

  /// From the leaf up, the newest first, as flows end.
  private func subtree(_ flow: ModelFlow) -> [ModelFlow] {
    flow.subflows.reversed().flatMap(subtree) + flow.leaving.flatMap(subtree) + [flow]
  }
}
