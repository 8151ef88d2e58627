// The acts of a play, in the model.

extension FlowModel {
  func performStep(_ act: Act) {
    switch act {
    case .start(let caller, let plan): app.flows[caller].map { start(plan, by: $0) }
    case .startAgain(let caller, let flow): both(caller, flow) { start($1, by: $0) }
    case .show(let flow, let plan, let replacing, let animated):
      named(flow).map { show(plan, of: $0, replacing: replacing, animated: animated) }
    case .present(let flow, let plan, let style, let old, let animated):
      named(flow).map { present(plan, of: $0, style, replacing: old, animated: animated) }
    case .ask(let flow, let alert): named(flow).map { ask(alert, of: $0) }
    case .showTabs(let flow, let screen, let count, let replacing):
      named(flow).map { showTabs(screen, of: $0, count: count, replacing: replacing) }
    case .selectTab(let screen, let index): selectTab(index, of: screen)
    case .dismissScreen(let flow, let screen, let animated, let completion):
      named(flow).map { dismissScreen(screen, of: $0, animated: animated, completion: completion) }
    case .goBack(let flow, let screen, let animated, let completion):
      named(flow).map { goBack(to: screen, of: $0, animated: animated, completion: completion) }
    case .inOneMovement(let flow, let acts): named(flow).map { inOneMovement(acts, of: $0) }
    case .finish(let flow, let value): named(flow).map { finish($0, value) }
    case .send(let flow, let value): named(flow).map { send($0, value) }
    case .setResult(let flow, let value): named(flow)?.resultOnDismissal = value
    case .dismiss(let flow, let animated, let plan):
      if let flow = named(flow), flow.hasDismisser {
        dismiss(flow, animated: animated, completion: completion(plan, of: flow))
      }
    case .terminate(let caller, let flow): both(caller, flow) { terminate($1, by: $0) }
    case .terminateSubflows(let caller): app.flows[caller].map { terminateSubflows(of: $0) }
    case .back, .swipe, .beginSwipe, .endSwipe, .pullDown, .backTo, .answer, .tapTab: performPerson(act, in: 0)
    case .inWindow(let window, let act): performPerson(act, in: window)
    case .allow(let screen): allow(screen)
    case .cancel(let awaited): if let task = app.tasks[awaited], !task.isWork { cancel(task) }
    case .settleOne: app.settle()
    case .settleAll: while app.isMoving { app.settle() }
    }
  }

  private func performPerson(_ act: Act, in window: Int) {
    switch act {
    case .back: back(in: window)
    case .swipe(let early):
      beginSwipe(in: window)
      endSwipe(cancelled: early, in: window)
    case .beginSwipe: beginSwipe(in: window)
    case .endSwipe(let early): endSwipe(cancelled: early, in: window)
    case .pullDown: pullDown(in: window)
    case .backTo(let screen): backTo(screen, in: window)
    case .answer(let button): answer(button, in: window)
    case .tapTab(let index): tapTab(index, in: window)
    default: break
    }
  }

  private func both(_ caller: Int, _ flow: Int, _ body: (ModelFlow, ModelFlow) -> Void) {
    if let caller = app.flows[caller], let flow = named(flow) { body(caller, flow) }
  }

  /// A flow that was made; not a root.
  private func named(_ number: Int) -> ModelFlow? { number <= 0 ? nil : app.flows[number] }

  /// Sentence 17: nothing moves until all is asked for.
  private func inOneMovement(_ acts: [Act], of flow: ModelFlow) {
    if flow.state == .notStarted { return app.perform(acts) }
    if movements == 0 { movement += 1 }
    movements += 1
    app.perform(acts)
    movements -= 1
    beginTransitions()
  }
}
