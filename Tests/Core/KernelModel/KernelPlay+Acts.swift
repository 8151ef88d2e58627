import FlowKit
import FlowTesting

// The acts of a play, in the kernel.

extension KernelPlay {
  func perform(_ acts: [Act]) {
    for act in acts { perform(act) }
  }

  /// - Returns: whether it was possible; a toolkit prevents some of the person's actions.
  @discardableResult
  func perform(_ act: Act) -> Bool {
    switch act {
    case .back, .swipe, .beginSwipe, .endSwipe, .pullDown, .backTo, .answer, .tapTab:
      return performPerson(act, on: stage)
    case .inWindow(let index, let act): return performPerson(act, on: stages[index])
    default:
      performProgram(act)
      return true
    }
  }

  private func performProgram(_ act: Act) {
    switch act {
    case .start(let caller, let plan): start(plan, by: caller)
    case .startAgain(let caller, let flow): startAgain(flow, by: caller)
    case .show(let flow, let plan, let replacing, let animated):
      with(flow, plan.screen) { show(plan, in: $0, flow, replacing: replacing, animated: animated) }
    case .present(let flow, let plan, let style, let old, let animated):
      with(flow, plan.screen) { present(plan, in: $0, flow, style, replacing: old, animated: animated) }
    case .ask(let flow, let alert): with(flow, alert.screen) { ask(alert, in: $0, flow) }
    case .showTabs(let flow, let screen, let count, let replacing):
      with(flow, screen) { showTabs(screen, in: $0, count: count, replacing: replacing) }
    case .selectTab(let screen, let index): tabs[screen]?.select(index)
    case .dismissScreen(let flow, let screen, let animated, let plan):
      flows[flow]?.context.dismiss(
        screens[screen] ?? stage.makeScreen(screen), animated: animated, completion: completion(plan, of: flow))
    case .goBack(let flow, let screen, let animated, let plan):
      flows[flow]?.context.goBack(
        to: screens[screen] ?? stage.makeScreen(screen), animated: animated, completion: completion(plan, of: flow))
    case .inOneMovement(let flow, let acts): flows[flow]?.context.inOneMovement { perform(acts) }
    case .finish(let flow, let value): flows[flow]?.finish(.value(value))
    case .send(let flow, let value): flows[flow]?.context.send(value)
    case .setResult(let flow, let value): flows[flow]?.context.resultOnDismissal = .value(value)
    case .dismiss(let flow, let animated, let plan):
      dismissers[flow]?.dismiss(animated: animated, completion: completion(plan, of: flow))
    case .terminate(let caller, let flow): terminate(flow, by: caller)
    case .terminateSubflows(let caller):
      if caller <= 0 { controllers[-caller].terminate() } else { flows[caller]?.context.terminateSubflows() }
    case .cancel(let awaited): tasks.removeValue(forKey: awaited)?.cancel()
    case .allow(let screen): attempts.removeValue(forKey: screen)?.allow()
    case .settleOne: settleOne()
    case .settleAll: while settleOne() {}
    default: break
    }
  }

  private func completion(_ plan: CompletionPlan, of flow: Int) -> Completion {
    { [weak self] in self?.hear(flow, .completed, plan.number, plan.acts) }
  }

  /// Of the first window in which a transition is on its way.
  @discardableResult
  private func settleOne() -> Bool { stages.contains { $0.settleOne() } }

  private func performPerson(_ act: Act, on stage: any PlayStage) -> Bool {
    switch act {
    case .back: stage.goBack()
    case .swipe(let early): stage.beginSwipe() && stage.endSwipe(cancelled: early)
    case .beginSwipe: stage.beginSwipe()
    case .endSwipe(let early): stage.endSwipe(cancelled: early)
    case .pullDown: stage.pullDown()
    case .backTo(let screen): stage.goBack(to: screen.flatMap { screens[$0] })
    case .answer(let button): stage.answer("\(button)")
    case .tapTab(let index): stage.select(tab: index)
    default: false
    }
  }

  /// A screen is made once.
  private func with(_ flow: Int, _ screen: Int, _ body: (FlowContext<ModelResult>) -> Void) {
    if let flow = flows[flow], screens[screen] == nil { body(flow.context) }
  }

  private func terminate(_ number: Int, by caller: Int) {
    guard let flow = flows[number] else { return }
    if caller <= 0 { controllers[-caller].terminate(flow) } else { flows[caller]?.context.terminate(flow) }
  }
}

// MARK: - Showing

extension KernelPlay {
  private func show(
    _ plan: ScreenPlan, in context: FlowContext<ModelResult>, _ flow: Int, replacing: Bool, animated: Bool
  ) {
    let screen = stage.makeScreen(plan.screen)
    screens[plan.screen] = screen
    context.show(
      screen, replacingStack: replacing, animated: animated, onLeave: onLeave(plan, flow), onRemoved: onGone(plan, flow)
    )
  }

  private func present(
    _ plan: ScreenPlan, in context: FlowContext<ModelResult>, _ flow: Int, _ style: StylePlan, replacing old: Int?,
    animated: Bool
  ) {
    let screen = stage.makeScreen(plan.screen)
    screens[plan.screen] = screen
    context.present(
      screen, as: style.style, replacing: old.flatMap { screens[$0] }, animated: animated,
      onLeave: onLeave(plan, flow), onDismissed: onGone(plan, flow))
  }

  private func ask(_ plan: AlertPlan, in context: FlowContext<ModelResult>, _ flow: Int) {
    screens[plan.screen] = stage.makeScreen(plan.screen)
    let choices = (0..<plan.buttons - 1).map { Alert<Int>.Choice("\($0)", $0) }
    let cancel = Alert<Int>.Choice("\(plan.buttons - 1)", plan.buttons - 1)
    let alert = Alert("\(plan.screen)", choices: choices, cancel: cancel)
    if let awaiting = plan.awaited { return ask(alert, plan, awaiting, of: flow) }
    context.ask(alert) { [weak self] in
      self?.hear(flow, .onAnswer, plan.screen * 10 + $0, plan.onAnswer)
    }
  }

  private func showTabs(_ screen: Int, in context: FlowContext<ModelResult>, count: Int, replacing: Bool) {
    screens[screen] = stage.makeScreen(screen)
    tabs[screen] = context.showTabs((0..<count).map { "\(screen).\($0)" }, replacingStack: replacing)
  }

  private func onLeave(_ plan: ScreenPlan, _ flow: Int) -> LeaveAttempt.Handler? {
    guard let leaving = plan.leaving else { return nil }
    return { [weak self] attempt in
      self?.hear(flow, .onLeave, plan.screen, plan.onLeave)
      switch leaving {
      case .allow: attempt.allow()
      case .keep: self?.attempts[plan.screen] = attempt
      }
    }
  }

  private func onGone(_ plan: ScreenPlan, _ flow: Int) -> Completion {
    { [weak self] in self?.hear(flow, .onGone, plan.screen, plan.onGone) }
  }
}
