import FlowKit

extension AdapterConformance {
  static let trees = [
    Check("a view controller that is still shown counts as removed when it is shown again") { await $0.showsAgain() },
    Check(
      "a tree of flows accounts for the screens that it removes, and not for those that another removes in answer"
    ) {
      await $0.attributesToTree()
    },
    Check("a tree of flows does not account for the screens that another removes in another window") {
      await $0.attributesToWindow()
    },
  ]

  private func showsAgain() async -> Bool {
    let flow = await start(pushing)
    let single = stage.makeViewController()
    flow.context.present(single, as: .sheet) { [log] in log.calls += 100 }
    await stage.settle()
    let before = shownCount
    if let first = flow.first { flow.context.show(first, onRemoved: { [log] in log.calls += 1 }) }
    await stage.settle()
    flow.context.present(single, as: .sheet) { [log] in log.calls += 1 }
    await stage.settle()
    if let first = flow.first {
      let sheet = flow.context.presenting(.sheet)
      _ = await start(sheet, named: "again", in: flow) { $0.context.show(first) }
    }
    return log.calls == 2 && log.results == ["again cancelled"] && shownCount == before && stage.shown.count == 2
      && isTop(single) && refusals == 3
  }

  /// The caller replaces its stack; the other tree loses a flow, goes back in answer, and so removes the caller's screens
  /// there.
  private func attributesToTree() async -> Bool {
    let others = FlowController(observer: nil)
    let place = presenting(.sheet)
    let sheet = TestFlow("sheet", place) { [stage] in $0.context.show(stage.makeViewController()) }
    let other = TestFlow("other", pushing) { [stage] in $0.context.show(stage.makeViewController()) }
    others.start(other) { _, _ in if let first = sheet.first { sheet.context.goBack(to: first) } }
    await stage.settle()
    let caller = await start(pushing, named: "caller") { [stage, log] flow in
      flow.context.show(stage.makeViewController(), onRemoved: { log.calls += 1 })
    }
    others.start(sheet) { _, _ in }
    await stage.settle()
    _ = await start(place, named: "sub", in: caller)
    caller.context.show(stage.makeViewController(), replacingStack: true)
    await stage.settle()
    return log.results == ["sub cancelled"] && log.calls == 0 && caller.state == .running
      && stage.shown.count == 2
  }

  /// The caller goes back in one window while the other tree goes back in the second, and so removes the caller's screens there.
  private func attributesToWindow() async -> Bool {
    let others = FlowController(observer: nil)
    let second = makeStage()
    let caller = await start(pushing, named: "caller")
    let place = FlowPresentation.push(onto: second.navigation, using: second.factory)
    let other = TestFlow("other", place) { $0.context.show(second.makeViewController()) }
    others.start(other) { _, _ in }
    await second.settle()
    await showMore(caller)
    _ = await start(place, named: "sub", in: caller) { $0.context.show(second.makeViewController()) }
    await second.settle()
    if let first = caller.first, let otherFirst = other.first {
      other.context.goBack(to: otherFirst)
      caller.context.goBack(to: first)
    }
    await second.settle()
    await stage.settle()
    return log.results == ["sub cancelled"] && caller.state == .running && stage.shown.count == 1
      && second.shown.count == 1
  }
}
