import FlowHeadless
import FlowKit
import FlowTesting
import Testing

@MainActor
struct RandomWalkTests {
  @Test(arguments: Effort.sample(of: Effort.atLeast(1, of: UInt64(1)...20)))
  func `random flows and actions violate no rule, do not get stuck, and leak nothing`(
    seed: UInt64
  ) async {
    let flows = FlowDesk()
    var dice = Dice(state: seed)
    var stepsWithFlows = 0

    for step in 0..<5000 {
      let all = flows.all
      let flow = all.isEmpty ? nil : all[dice.roll(all.count)]
      if flow != nil { stepsWithFlows += 1 }
      switch dice.roll(20) {
      case 0, 1: flows.begin("\(step)", flows.pushed, in: nil)
      case 2: flows.begin("\(step)", flows.presented(dice.roll(2) == 0 ? .sheet : .fullScreen), in: nil)
      case 3: if let flow { flows.begin("\(step)", flow.context.presenting(.sheet), in: flow) }
      case 4: if let flow { flows.begin("\(step)", flow.context.pushing, in: flow) }
      case 5: flow?.finish(.completed("\(step)"))
      case 6: flow?.dismisser?.dismiss(animated: dice.roll(2) == 0) {}
      case 7: if let flow { flows.terminate(flow) }
      case 8: try? flows.window.perform(.swipeBack([.finished, .cancelled, .held][dice.roll(3)]))
      case 9: try? flows.window.perform([.finishSwipe, .cancelSwipe][dice.roll(2)])
      case 10: try? flows.window.perform(.back)
      case 11: if let flow { flows.showSeveral(by: flow, onto: dice.roll(2) == 0) }
      case 12: if let flow { flows.ask(flow) }
      case 13: try? flows.window.perform(.tap(["Yes", "No"][dice.roll(2)]))
      case 14: if let flow { flows.exchange(flow, animated: dice.roll(2) == 0) }
      case 15: if let screen = flow?.context.node.viewControllers.first { flow?.context.goBack(to: screen) }
      case 16: if let title = flows.window.snapshot?.backTitles.last { try? flows.window.perform(.backTo(title)) }
      case 17: if let flow { flows.beginTabs(in: flow) }
      case 18: try? flows.window.perform(.selectTab(["Left", "Right"][dice.roll(2)]))
      default: try? flows.window.perform(.pullDown)
      }
      if dice.roll(3) == 0 { await flows.driver.settle() } else if dice.roll(2) == 0 { flows.window.turn() }
    }
    try? flows.window.perform(.cancelSwipe)
    flows.root.terminate()
    await flows.driver.settle()

    #expect(flows.desk.rules == [])
    #expect(flows.desk.stack == "Home")
    #expect(flows.all.isEmpty)
    #expect(stepsWithFlows >= 1_000)
  }
}

/// Marsaglia's xorshift, so that a failure can be played again.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}

extension FlowDesk {
  fileprivate func showSeveral(by flow: WalkFlow, onto isAsking: Bool) {
    flow.context.inOneMovement {
      flow.context.show(PlainScreen("one"))
      flow.context.show(
        PlainScreen("two"),
        onLeave: { [window] attempt in
          if isAsking || window.viewControllers.count > 3 { attempt.allow() }
        })
    }
  }

  fileprivate func ask(_ flow: WalkFlow) {
    let alert = Alert("Sure?", choices: [Alert.Choice("Yes", true)], cancel: Alert.Choice("No", false))
    flow.context.ask(alert) { if $0, flow.context.isRunning { flow.finish(.completed("yes")) } }
  }

  fileprivate func exchange(_ flow: WalkFlow, animated: Bool) {
    let former = PlainScreen("former")
    flow.context.present(former, as: .sheet, animated: animated) {}
    flow.context.present(PlainScreen("next"), as: .popover, replacing: former, animated: animated) {}
  }

  fileprivate func beginTabs(in flow: WalkFlow) {
    guard flow.context.isRunning else { return }
    let tabs = flow.context.showTabs(["Left", "Right"])
    for stack in tabs.stacks { begin("tab", stack, in: flow) }
  }

  fileprivate func begin(_ name: String, _ presentation: FlowPresentation, in caller: WalkFlow?) {
    let flow = WalkFlow(presentation, first: PlainScreen(name))
    flow.start(in: caller, or: root)
  }

  fileprivate func terminate(_ flow: WalkFlow) {
    let caller = flow.context.node.caller?.flow as? WalkFlow
    if let caller { caller.context.terminate(flow) } else { root.terminate(flow) }
  }

  fileprivate var all: [WalkFlow] {
    var open = root.subflows
    var all: [WalkFlow] = []
    while let node = open.popLast() {
      if let flow = node.flow as? WalkFlow { all.append(flow) }
      open += node.subflows
    }
    return all
  }
}
