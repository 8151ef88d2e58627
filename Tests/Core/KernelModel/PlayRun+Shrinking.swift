extension PlayRun {
  /// Takes acts out of a finding as long as the two still differ.
  func shrunk(_ finding: Finding) async -> Finding {
    var least = finding
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for smaller in least.acts.smallerLists() {
        guard let found = await check(smaller) else { continue }
        least = found
        hasShrunk = true
        break
      }
    }
    return least
  }
}

extension [Act] {
  /// The list without some of its acts, or with a simpler one, the smallest first.
  func smallerLists() -> [[Act]] {
    var lists: [[Act]] = []
    var size = (count + 1) / 2
    while size > 0 {
      for start in stride(from: 0, to: count - size + 1, by: size) {
        lists.append(Array(self[..<start] + self[(start + size)...]))
      }
      size = size == 1 ? 0 : (size + 1) / 2
    }
    for (index, act) in enumerated() {
      for simpler in act.simpler() {
        var list = self
        list[index] = simpler
        lists.append(list)
      }
    }
    return lists
  }
}

extension Act {
  /// Returns simpler forms of the act.
  func simpler() -> [Act] {
    switch self {
    case .start(let caller, let plan):
      plan.simpler().map { .start(caller: caller, $0) }
    case .show(let flow, let plan, let replacing, let animated):
      plan.simpler().map { .show(flow: flow, $0, replacing: replacing, animated: animated) }
        + (replacing ? [.show(flow: flow, plan, replacing: false, animated: animated)] : [])
        + (animated ? [] : [.show(flow: flow, plan, replacing: replacing, animated: true)])
    case .present(let flow, let plan, let style, let old, let animated):
      plan.simpler().map { .present(flow: flow, $0, style: style, replacing: old, animated: animated) }
        + (old == nil ? [] : [.present(flow: flow, plan, style: style, replacing: nil, animated: animated)])
        + (animated ? [] : [.present(flow: flow, plan, style: style, replacing: old, animated: true)])
        + [.show(flow: flow, plan, replacing: false, animated: true)]
    case .ask(let flow, let alert):
      alert.simpler().map { .ask(flow: flow, $0) }
    case .inOneMovement(let flow, let acts):
      acts.smallerLists().map { .inOneMovement(flow: flow, $0) } + (acts.count == 1 ? acts : [])
    case .settleAll: [.settleOne]
    case .inWindow(_, let act): [act]
    case .dismiss(let flow, let animated, let completion):
      completion.simpler().map { .dismiss(flow: flow, animated: animated, $0) }
        + (animated ? [] : [.dismiss(flow: flow, animated: true, completion)])
    case .dismissScreen(let flow, let screen, let animated, let completion):
      completion.simpler().map { .dismissScreen(flow: flow, screen: screen, animated: animated, $0) }
    case .goBack(let flow, let screen, let animated, let completion):
      completion.simpler().map { .goBack(flow: flow, to: screen, animated: animated, $0) }
    default: []
    }
  }
}

extension AlertPlan {
  func simpler() -> [AlertPlan] {
    let plain = AlertPlan(screen: screen, buttons: buttons)
    return onAnswer.smallerLists().map { AlertPlan(screen: screen, buttons: buttons, onAnswer: $0) }
      + (awaited?.simpler() ?? []).map { AlertPlan(screen: screen, buttons: buttons, awaited: $0) }
      + (awaited == nil ? [] : [plain])
  }
}

extension AwaitPlan {
  func simpler() -> [AwaitPlan] {
    afterwards.smallerLists().map { AwaitPlan(isWork: isWork, afterwards: $0) }
      + (isWork ? [AwaitPlan(isWork: false, afterwards: afterwards)] : [])
  }
}

extension CompletionPlan {
  func simpler() -> [CompletionPlan] { acts.smallerLists().map { CompletionPlan(number: number, acts: $0) } }
}

extension ScreenPlan {
  func simpler() -> [ScreenPlan] {
    var plans = onGone.smallerLists().map { ScreenPlan(screen: screen, leaving: leaving, onLeave: onLeave, onGone: $0) }
    for list in onLeave.smallerLists() {
      plans.append(ScreenPlan(screen: screen, leaving: leaving, onLeave: list, onGone: onGone))
    }
    if leaving != nil { plans.append(ScreenPlan(screen: screen, onGone: onGone)) }
    return plans
  }
}

extension FlowPlan {
  func simpler() -> [FlowPlan] {
    var plans: [FlowPlan] = []
    for list in early.smallerLists() { plans.append(with { $0.early = list }) }
    for list in opening.smallerLists() { plans.append(with { $0.opening = list }) }
    for list in onStarted.smallerLists() { plans.append(with { $0.onStarted = list }) }
    for (kind, acts) in onEvent {
      for list in acts.smallerLists() { plans.append(with { $0.onEvent[kind] = list.isEmpty ? nil : list }) }
    }
    for (index, acts) in onFinished.enumerated() {
      for list in acts.smallerLists() { plans.append(with { $0.onFinished[index] = list }) }
    }
    for (index, acts) in onProgress.enumerated() {
      for list in acts.smallerLists() { plans.append(with { $0.onProgress[index] = list }) }
    }
    for awaited in awaited?.simpler() ?? [] { plans.append(with { $0.awaited = awaited }) }
    if awaited != nil { plans.append(with { $0.awaited = nil }) }
    if onFinished.last?.isEmpty == true { plans.append(with { $0.onFinished.removeLast() }) }
    if onProgress.last?.isEmpty == true { plans.append(with { $0.onProgress.removeLast() }) }
    if !isHeard { plans.append(with { $0.isHeard = true }) }
    if case .callersStack = place { return plans }
    plans.append(with { $0.place = .callersStack })
    return plans
  }

  private func with(_ change: (inout FlowPlan) -> Void) -> FlowPlan {
    var plan = self
    change(&plan)
    return plan
  }
}
