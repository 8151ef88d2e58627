import FlowTesting

/// Makes random acts from a seed, among those that are possible in the current model.
struct ActMaker {
  var chance: SplitMix64
  let setting: PlaySetting
  var lastFlow = 0
  private var lastScreen = 0
  private var lastValue = 0
  /// The flows and screens that exist, or will if the acts come to that.
  var flows: [Int]
  private var screens: [(flow: Int, screen: Int)] = []
  private var tabs: [Int] = []
  /// The screens that keep attempts.
  private var keepers: [Int] = []
  /// The flows and answers that tasks wait for.
  var awaited: [Awaited] = []

  init(seed: UInt64, in setting: PlaySetting) {
    chance = SplitMix64(seed: seed)
    self.setting = setting
    flows = (0..<setting.trees).map { -$0 }
  }

  mutating func below(_ limit: Int) -> Int { Int(chance.next() % UInt64(limit)) }
  mutating func once(in number: Int) -> Bool { below(number) == 0 }
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// The next act of the outside.
  mutating func next(in model: ModelApp) -> Act {
    if model.isMoving, below(3) > 0 { return once(in: 3) ? .settleAll : .settleOne }
    if let window = pick(model.swipes.sorted()), below(3) == 0 {
      return Self.act(.endSwipe(cancelled: once(in: 2)), in: window)
    }
    let window = model.windows.count > 1 ? below(model.windows.count) : 0
    if model.allowsPerson(in: window), below(100) < 25, let act = person(at: model.windows[window], model) {
      return Self.act(act, in: window)
    }
    return program(in: model)
  }

  /// The person's act in a window.
  private static func act(_ act: Act, in window: Int) -> Act {
    if case .allow = act { return act }
    return window == 0 ? act : .inWindow(window, act)
  }

  private mutating func person(at window: ModelWindow, _ model: ModelApp) -> Act? {
    guard let layer = window.layers.last, let top = window.top else { return nil }
    if let kept = pick(model.attempts.keys.sorted()), once(in: 3) { return .allow(screen: kept) }
    if case .alert(let alert) = top.kind { return .answer(below(alert.buttons)) }
    if let tabs = layer.seenTabs.last, once(in: 3) { return .tapTab(below(tabs.stacks.count)) }
    let stack = layer.seenStacks.last { !$0.screens.isEmpty }
    switch below(8) {
    case 0, 1: return .back
    case 2: return layer.isDismissible ? .pullDown : nil
    case 3: return mayMoveBack(stack, window) ? .swipe(cancelled: once(in: 2)) : nil
    case 4: return mayMoveBack(stack, window) ? .beginSwipe : nil
    case 5:
      let screens = (stack?.screens ?? []).filter(\.isNamed).map(\.number)
      return stack === layer.seenStacks.last && screens.count > 1 ? pick(screens).map { .backTo($0) } : .back
    default: return nil
    }
  }

  /// The first screen of a presented stack has nothing beneath it to swipe to.
  private func mayMoveBack(_ stack: ModelStack?, _ window: ModelWindow) -> Bool {
    guard let stack else { return false }
    return stack === window.base || stack.screens.count > 1
  }

  private mutating func program(in model: ModelApp) -> Act {
    let running = model.made(in: .running)
    let reported = model.made(in: .reported)
    let flow = once(in: 8) ? anyFlow : pick(once(in: 4) && !reported.isEmpty ? reported : running) ?? 0
    if let awaited = pick(awaited), setting.awaits, once(in: 12) { return .cancel(awaited) }
    if flow <= 0 || once(in: 5) { return begin(caller: flow) }
    return act(of: flow, depth: 0)
  }

  var anyFlow: Int {
    mutating get { pick(flows) ?? 0 }
  }

  mutating func begin(caller: Int, depth: Int = 0) -> Act {
    .start(caller: caller, plan(caller: caller, depth: depth))
  }
}

// MARK: - Acts

extension ActMaker {
  /// Returns an act of `flow`, or of its caller.
  mutating func act(of flow: Int, depth: Int) -> Act {
    switch below(30) {
    case 0...5: .show(flow: flow, screen(of: flow, depth: depth), replacing: once(in: 10), animated: !once(in: 5))
    case 6, 7:
      .present(
        flow: flow, screen(of: flow, depth: depth), style: once(in: 2) ? .sheet : .fullScreen,
        replacing: once(in: 3) ? anyScreen(of: flow) : nil, animated: !once(in: 5))
    case 8: ask(flow, depth: depth)
    case 9, 10, 23, 24: begin(caller: flow, depth: depth)
    case 11:
      .dismissScreen(
        flow: flow, screen: anyScreen(of: flow), animated: !once(in: 3), completion(of: flow, depth: depth))
    case 12: .goBack(flow: flow, to: anyScreen(of: flow), animated: !once(in: 3), completion(of: flow, depth: depth))
    case 13, 14: movement(of: flow, depth: depth)
    case 15...18: .finish(flow: flow, value())
    case 19: .send(flow: flow, value())
    case 20: .setResult(flow: flow, value())
    case 21, 22: .dismiss(flow: flow, animated: !once(in: 3), completion(of: flow, depth: depth))
    case 25: .terminate(caller: anyFlow, flow: flow)
    case 26: once(in: 4) ? .startAgain(caller: anyFlow, flow: flow) : .terminateSubflows(caller: flow)
    case 27 where !keepers.isEmpty: .allow(screen: pick(keepers) ?? 0)
    default: act(withTabsOf: flow, depth: depth)
    }
  }

  private mutating func act(withTabsOf flow: Int, depth: Int) -> Act {
    guard let tab = pick(tabs), !once(in: 4) else {
      guard once(in: 3) else { return .send(flow: flow, value()) }
      lastScreen += 1
      tabs.append(lastScreen)
      return .showTabs(flow: flow, screen: lastScreen, count: 2 + below(2), replacing: once(in: 4))
    }
    if once(in: 2) { return .selectTab(screen: tab, index: below(2)) }
    var plan = plan(caller: flow, depth: depth)
    plan.place = .tab(screen: tab, index: below(2))
    return .start(caller: flow, plan)
  }

  mutating func movement(of flow: Int, depth: Int) -> Act {
    .inOneMovement(flow: flow, (0..<2 + below(2)).map { _ in act(of: once(in: 4) ? anyFlow : flow, depth: depth + 1) })
  }

  mutating func ask(_ flow: Int, depth: Int) -> Act {
    lastScreen += 1
    var alert = AlertPlan(screen: lastScreen, buttons: 1 + below(3))
    if setting.awaits, once(in: 2) {
      awaited.append(.answer(screen: lastScreen))
      alert.awaited = awaiting(of: flow, depth: depth)
    } else {
      // Questions in a row.
      alert.onAnswer = depth < 3 && once(in: 4) ? [ask(flow, depth: depth + 1)] : reaction(of: flow, depth: depth)
    }
    return .ask(flow: flow, alert)
  }

  mutating func awaiting(of flow: Int, depth: Int) -> AwaitPlan {
    let isWork = once(in: 2)
    let asks = depth < 2 && once(in: 5)
    return AwaitPlan(
      isWork: isWork, afterwards: asks ? [ask(flow, depth: depth + 1)] : reaction(of: flow, depth: depth))
  }

  mutating func completion(of flow: Int, depth: Int) -> CompletionPlan {
    CompletionPlan(number: value(), acts: once(in: 3) ? reaction(of: flow, depth: depth) : [])
  }

  mutating func value() -> Int {
    lastValue += 1
    return lastValue
  }

  private mutating func anyScreen(of flow: Int) -> Int {
    let own = screens.filter { $0.flow == flow }
    return pick(once(in: 10) ? screens : own)?.screen ?? 0
  }

  mutating func screen(of flow: Int, depth: Int) -> ScreenPlan {
    lastScreen += 1
    screens.append((flow, lastScreen))
    var plan = ScreenPlan(screen: lastScreen)
    if once(in: 6) { plan.leaving = once(in: 2) ? .allow : .keep }
    if plan.leaving != nil, once(in: 2) { plan.onLeave = [actAboutToLeave(flow)] }
    if plan.leaving == .keep { keepers.append(lastScreen) }
    if once(in: 3) { plan.onGone = reaction(of: flow, depth: depth) }
    return plan
  }

  private mutating func actAboutToLeave(_ flow: Int) -> Act {
    switch below(3) {
    case 0: .finish(flow: flow, value())
    case 1: .send(flow: flow, value())
    default: .setResult(flow: flow, value())
    }
  }

  /// Returns a few acts of `flow` in a callback.
  mutating func reaction(of flow: Int, depth: Int) -> [Act] {
    guard depth < 2, !once(in: 3) else { return [] }
    return (0..<1 + below(2)).map { _ in act(of: once(in: 5) ? anyFlow : flow, depth: depth + 1) }
  }
}
