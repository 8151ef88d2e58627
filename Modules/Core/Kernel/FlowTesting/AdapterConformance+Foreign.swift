import FlowKit

extension AdapterConformance {
  static let foreign = [
    Check("screens that other code removes from a stack are reported as the person's, as one event") {
      await $0.losesPushed()
    },
    Check("a presented stack that other code dismisses is reported as the person's") { await $0.losesStack() },
    Check("a single modal that other code dismisses reports its result on dismissal") { await $0.losesModal() },
    Check("screens that other code removes from a hidden stack are reported, and reveal nothing") {
      await $0.losesHidden()
    },
    Check("a stack that the toolkit refuses to present counts as removed, and the next is shown") {
      await $0.survivesRefusal()
    },
    Check("an alert that the toolkit refuses to present is answered with its cancel answer") {
      await $0.answersRefused()
    },
    Check("the app's own delegate is still called, and the flows are informed") { await $0.leavesDelegate() },
  ]

  private func losesPushed() async -> Bool {
    let flow = await start(pushing)
    let outer = await start(flow.context.pushing, named: "outer", in: flow)
    let inner = await start(outer.context.pushing, named: "inner", in: outer)
    await showMore(inner)
    guard let first = outer.first, await stage.removeByForeignCode(first) else { return outer.first != nil }
    await stage.settle()
    return log.results == ["outer cancelled"] && isTop(flow.first) && inner.state == .ended && flow.state == .running
  }

  private func losesStack() async -> Bool {
    let flow = await start(presenting(.fullScreen))
    await showMore(flow)
    guard let first = flow.first, await stage.removeByForeignCode(first) else { return flow.first != nil }
    await stage.settle()
    return log.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func losesModal() async -> Bool {
    let flow = await start(pushing)
    let modal = stage.makeViewController()
    flow.context.present(modal, as: .sheet) { [log] in log.calls += 1 }
    await stage.settle()
    guard await stage.removeByForeignCode(modal) else { return true }
    await stage.settle()
    return log.calls == 1 && stage.shown.count == 1 && flow.state == .running && isTop(flow.first)
  }

  private func losesHidden() async -> Bool {
    var tabs: FlowTabs?
    let flow = await start(pushing, named: "tabs") { tabs = $0.context.showTabs(["One", "Two"]) }
    guard let tabs else { return false }
    let one = await start(tabs.stacks[0], named: "one", in: flow)
    let two = await start(tabs.stacks[1], named: "two", in: flow)
    one.finish(.completed(1))
    let screen = await showMore(two)
    guard await stage.removeByForeignCode(screen) else { return true }
    await stage.settle()
    return log.calls == 1 && isTop(one.first) && one.state == .reported && two.state == .running
  }

  private func survivesRefusal() async -> Bool {
    guard await stage.refuseNextPresentation() else { return true }
    await start(presenting(.sheet), named: "refused")
    let next = await start(presenting(.sheet), named: "next")
    return log.results == ["refused cancelled"] && stage.shown.count == 1 && isTop(next.first)
  }

  private func answersRefused() async -> Bool {
    let flow = await start(pushing)
    guard await stage.refuseNextPresentation() else { return true }
    flow.context.ask(Alert("Sure?", choices: [Alert.Choice("Yes", 1)], cancel: Alert.Choice("No", 0))) { [log] in
      log.results.append("answer \($0)")
    }
    await stage.settle()
    return log.results == ["answer 0"] && isTop(flow.first) && flow.state == .running
  }

  private func leavesDelegate() async -> Bool {
    guard await stage.listen({ [log] in log.calls += 1 }) else { return true }
    let flow = await start(pushing)
    let afterShowing = log.calls
    await stage.goBack()
    await stage.settle()
    return afterShowing > 0 && log.calls > afterShowing && log.results == ["flow cancelled"] && flow.state == .ended
  }
}
