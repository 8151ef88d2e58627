// Showing and dismissing.

extension FlowModel {
  func show(_ plan: ScreenPlan, of flow: ModelFlow, replacing: Bool, animated: Bool) {
    guard screens[plan.screen] == nil else { return }
    let screen = ModelScreen(plan, of: flow, kind: .pushed)
    guard mayShow(screen) else { return }
    enqueue(.show([screen], on: flow.place, replacing: replacing), at: flow.place, animated: animated)
  }

  func showTabs(_ number: Int, of flow: ModelFlow, count: Int, replacing: Bool) {
    guard screens[number] == nil else { return }
    let screen = ModelScreen(ScreenPlan(screen: number), of: flow, kind: .pushed)
    screen.tabs = ModelTabs(count: count, isDetached: flow.place.isDetached)
    screens[number] = screen
    if mayShow(screen) {
      enqueue(.show([screen], on: flow.place, replacing: replacing), at: flow.place, animated: true)
    }
    // The flow has them when the call returns.
    tabs[number] = screen
  }

  func present(_ plan: ScreenPlan, of flow: ModelFlow, _ style: StylePlan, replacing former: Int?, animated: Bool) {
    guard screens[plan.screen] == nil else { return }
    let screen = ModelScreen(plan, of: flow, kind: .presented(style))
    guard mayShow(screen) else { return }
    let replaced = former.flatMap { own($0, of: flow) }
    enqueue(.present(screen, over: flow.place, replacing: replaced), at: flow.place, animated: animated)
  }

  func ask(_ alert: AlertPlan, of flow: ModelFlow) {
    guard screens[alert.screen] == nil else { return }
    let plan = ScreenPlan(screen: alert.screen, onGone: alert.onAnswer)
    let screen = ModelScreen(plan, of: flow, kind: .alert(alert))
    guard mayShow(screen) else { return }
    enqueue(.present(screen, over: flow.place, replacing: nil), at: flow.place, animated: true)
  }

  /// Sentence 19.
  private func mayShow(_ screen: ModelScreen) -> Bool {
    let flow = screen.flow
    if flow.state == .notStarted {
      flow.earlyMisuses.append(.showedOutsideVisit)
      return false
    }
    guard isInVisit(flow) else {
      misuse(.showedOutsideVisit)
      return false
    }
    flow.waiting += 1
    screens[screen.number] = screen
    return true
  }

  func dismissScreen(_ number: Int, of flow: ModelFlow, animated: Bool, completion: Int) {
    let screen = own(number, of: flow)
    performRemoval(of: flow, animated: animated, completion) { screen.map { [$0] } ?? [] }
  }

  func goBack(to number: Int, of flow: ModelFlow, animated: Bool, completion: Int) {
    let screen = own(number, of: flow)
    performRemoval(of: flow, animated: animated, completion) { [self] in
      screen.map { $0.isShown ? window.above($0) : [] } ?? []
    }
  }

  private func own(_ number: Int, of flow: ModelFlow) -> ModelScreen? {
    screens[number].flatMap { $0.flow === flow && $0.isNamed ? $0 : nil }
  }

  private func performRemoval(
    of flow: ModelFlow, animated: Bool, _ completion: Int, _ screens: @escaping () -> [ModelScreen]
  ) {
    if flow.state == .notStarted { return note(flow, .completed, completion) }
    enqueue(.remove(screens, by: .flow(flow)), at: flow.place, animated: animated, completion: (flow, completion))
  }

  func selectTab(_ index: Int, of number: Int) {
    guard let screen = tabs[number], screen.flow.state != .notStarted else { return }
    enqueue(.select(screen, index), at: screen.flow.place, animated: false)
  }
}
