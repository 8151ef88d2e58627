// Showing and dismissing.

extension FlowModel {
  func show(_ plan: ScreenPlan, of flow: ModelFlow, replacing: Bool, animated: Bool) {
    guard app.screens[plan.screen] == nil else { return }
    let screen = ModelScreen(plan, of: flow, kind: .pushed)
    guard mayShow(screen, at: flow.place) else { return }
    enqueue(.show([screen], on: flow.place, replacing: replacing), at: flow.place, animated: animated)
  }

  func showTabs(_ number: Int, of flow: ModelFlow, count: Int, replacing: Bool) {
    guard app.screens[number] == nil else { return }
    let screen = ModelScreen(ScreenPlan(screen: number), of: flow, kind: .pushed)
    screen.tabs = ModelTabs(count: count, in: flow.place)
    app.screens[number] = screen
    if mayShow(screen, at: flow.place) {
      enqueue(.show([screen], on: flow.place, replacing: replacing), at: flow.place, animated: true)
    }
    // The flow has them when the call returns.
    app.tabs[number] = screen
  }

  func present(_ plan: ScreenPlan, of flow: ModelFlow, _ style: StylePlan, replacing old: Int?, animated: Bool) {
    guard app.screens[plan.screen] == nil else { return }
    let screen = ModelScreen(plan, of: flow, kind: .presented(style))
    guard mayShow(screen, at: flow.place) else { return }
    let replaced = old.flatMap { own($0, of: flow) }
    enqueue(.present(screen, over: flow.place, replacing: replaced), at: flow.place, animated: animated)
  }

  func ask(_ alert: AlertPlan, of flow: ModelFlow) {
    guard app.screens[alert.screen] == nil else { return }
    guard let plan = alert.awaited else { return _ = requestQuestion(alert, of: flow, nil) }
    startTask(.answer(screen: alert.screen), plan, in: flow) { [self] in ask(alert, of: flow, $0) }
  }

  /// - Returns: whether the flow may ask.
  func requestQuestion(_ alert: AlertPlan, of flow: ModelFlow, _ task: ModelTask?) -> Bool {
    let plan = ScreenPlan(screen: alert.screen, onGone: alert.onAnswer)
    let screen = ModelScreen(plan, of: flow, kind: .alert(alert))
    screen.task = task
    guard mayShow(screen, at: flow.place) else { return false }
    enqueue(.present(screen, over: flow.place, replacing: nil), at: flow.place, animated: true)
    return true
  }

  /// Sentence 19.
  private func mayShow(_ screen: ModelScreen, at place: ModelPlace) -> Bool {
    guard mayShow(in: screen.flow) else { return false }
    if place.isDetached { misuse(.showedWithoutPresentation) }
    screen.flow.pending.append(screen)
    app.screens[screen.number] = screen
    return true
  }

  private func mayShow(in flow: ModelFlow) -> Bool {
    if flow.state == .notStarted {
      flow.earlyMisuses.append(.showedOutsideVisit)
      return false
    }
    guard isInVisit(flow) else {
      misuse(.showedOutsideVisit)
      return false
    }
    return true
  }

  func dismissScreen(_ number: Int, of flow: ModelFlow, animated: Bool, completion: CompletionPlan) {
    let screen = own(number, of: flow)
    performRemoval(of: flow, animated: animated, completion) { screen.map { [$0] } ?? [] }
  }

  func goBack(to number: Int, of flow: ModelFlow, animated: Bool, completion: CompletionPlan) {
    let screen = own(number, of: flow)
    performRemoval(of: flow, animated: animated, completion) { [self] in
      screen.map { $0.isShown ? app.windows[$0.window].above($0) : [] } ?? []
    }
  }

  private func own(_ number: Int, of flow: ModelFlow) -> ModelScreen? {
    app.screens[number].flatMap { $0.flow === flow && $0.isNamed ? $0 : nil }
  }

  private func performRemoval(
    of flow: ModelFlow, animated: Bool, _ plan: CompletionPlan, _ screens: @escaping () -> [ModelScreen]
  ) {
    let completion = completion(plan, of: flow)
    if flow.state == .notStarted { return completion() }
    enqueue(.remove(screens, by: .flow(flow)), at: flow.place, animated: animated, completion: completion)
  }

  func completion(_ plan: CompletionPlan, of flow: ModelFlow) -> () -> Void {
    { [self] in
      note(flow, .completed, plan.number)
      app.perform(plan.acts)
    }
  }

  func selectTab(_ index: Int, of number: Int) {
    guard let screen = app.tabs[number], mayShow(in: screen.flow) else { return }
    enqueue(.select(screen, index), at: screen.flow.place, animated: false)
  }
}
