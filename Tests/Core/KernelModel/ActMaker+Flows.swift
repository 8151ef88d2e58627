// The flows of the plays, with the planned acts of them and their callers.

extension ActMaker {
  mutating func plan(caller: Int, depth: Int) -> FlowPlan {
    lastFlow += 1
    let flow = lastFlow
    flows.append(flow)
    var plan = FlowPlan(flow: flow)
    switch below(10) {
    case 0: plan.place = .detached
    case 1...3: plan.place = .covering(once(in: 2) ? .sheet : .fullScreen)
    case 4, 5: if setting.windows > 1 { plan.place = .window(below(setting.windows)) }
    default: break
    }
    plan.isHeard = !once(in: 5)
    if setting.awaits, once(in: 3) {
      awaited.append(.flow(flow))
      plan.awaited = awaiting(of: caller, depth: depth)
    }
    if once(in: 30) { plan.early = [act(of: flow, depth: 2)] }
    plan.opening = opening(of: flow, depth: depth)
    if once(in: 6) { plan.onStarted = reaction(toldOf: flow, caller: caller, depth: depth) }
    if once(in: 4) { plan.onProgress = [reaction(toldOf: flow, caller: caller, depth: depth)] }
    if once(in: setting.observerActs ? 1 : 5), depth < 2 {
      let kinds: [Entry.Kind] = [
        .started, .reported, .progressed, .resumed, .terminated, .screenShown, .screenRevealed, .screenRemoved,
        .ended,
      ]
      plan.onEvent[pick(kinds) ?? .ended] = observation(of: flow, caller: caller, depth: depth)
    }
    plan.onFinished = (0..<1 + below(2)).map { _ in reaction(toldOf: flow, caller: caller, depth: depth) }
    return plan
  }

  private mutating func opening(of flow: Int, depth: Int) -> [Act] {
    switch below(12) {
    case 0: return []
    case 1 where depth < 2: return [begin(caller: flow, depth: depth + 1)]
    case 2: return [ask(flow, depth: depth)]
    case 3: return [act(of: flow, depth: depth + 1)]
    case 4 where depth < 2: return [movement(of: flow, depth: depth)]
    default:
      let count = once(in: 5) ? 2 : 1
      return (0..<count).map { _ in
        .show(flow: flow, screen(of: flow, depth: depth), replacing: once(in: 12), animated: !once(in: 6))
      }
    }
  }

  private var root: Int { mutating get { setting.trees > 1 ? -below(setting.trees) : 0 } }

  /// Returns the observer's acts in an event of `flow`.
  private mutating func observation(of flow: Int, caller: Int, depth: Int) -> [Act] {
    switch below(6) {
    case 0: [.terminateSubflows(caller: root)]
    case 1: [.terminate(caller: caller, flow: flow)]
    case 2: [.dismiss(flow: anyFlow, animated: !once(in: 3), completion(of: flow, depth: depth + 1))]
    case 3: [begin(caller: once(in: 2) ? caller : anyFlow, depth: depth + 1)]
    case 4: [.finish(flow: once(in: 2) ? flow : anyFlow, value())]
    default: [act(of: anyFlow, depth: depth + 1)]
    }
  }

  /// Returns the caller's acts when it is informed of `flow`.
  private mutating func reaction(toldOf flow: Int, caller: Int, depth: Int) -> [Act] {
    guard depth < 3 else { return [] }
    let dismissal = Act.dismiss(flow: flow, animated: !once(in: 3), completion(of: caller, depth: depth + 1))
    switch below(10) {
    case 0: return [dismissal]
    case 1...3: return []
    case 4: return [dismissal, begin(caller: caller, depth: depth + 1)]
    case 5: return [begin(caller: caller, depth: depth + 1), dismissal]
    case 6: return [begin(caller: caller, depth: depth + 1)]
    case 7: return caller <= 0 ? [] : [.finish(flow: caller, value())]
    default:
      return (0..<1 + below(2)).map { _ in act(of: once(in: 3) || caller <= 0 ? anyFlow : caller, depth: depth + 1) }
    }
  }
}
