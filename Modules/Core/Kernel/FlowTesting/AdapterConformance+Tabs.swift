import FlowKit

extension AdapterConformance {
  static let tabs = [
    Check("a flow on a hidden stack is shown, but not on top") { await $0.showsOnHiddenStack() },
    Check("a flow on a hidden stack shows more there") { await $0.showsMoreOnHiddenStack() },
    Check("a flow on a hidden stack presents above all") { await $0.presentsFromHidden() },
    Check("the person selects a tab: nothing is removed, and a flow left there is visited again") {
      await $0.personSelects()
    },
    Check("the program selects a tab: nothing is removed, and a flow left there is visited again") {
      await $0.programSelects()
    },
    Check("screens that are removed from a hidden stack reveal nothing") { await $0.revealsNothing() },
    Check("a tab that is selected under a modal reveals nothing") { await $0.selectsUnderModal() },
    Check("going back to a screen on a hidden stack removes nothing else") { await $0.goesBackHidden() },
    Check("going back to the tabs removes nothing inside them") { await $0.goesBackToTabs() },
    Check("screens on several tabs are removed in one movement") { await $0.removesFromSeveralTabs() },
    Check("removing tabs removes everything inside them") { await $0.removesTabsWithContent() },
    Check("the screens inside tabs that the program replaces are not reported as the person's") {
      await $0.replacesTabs()
    },
    Check("of several tabs, the visible one has the movement") { await $0.movesVisibleTab() },
    Check("tabs whose visible stack is empty are the top") { await $0.namesTabsOfEmptyStack() },
    Check("a screen that appears on a hidden stack is asked before the person goes back from the tabs") {
      await $0.asksOnHiddenStack()
    },
  ]

  /// A flow with two tabs, and a flow on each stack.
  private struct Fixture {
    let tabs: FlowTabs
    let flow: TestFlow
    let one: TestFlow
    let two: TestFlow
  }

  private func startTabs(_ check: @MainActor (Fixture) async -> Bool) async -> Bool {
    var tabs: FlowTabs?
    let flow = await start(pushing, named: "tabs") { tabs = $0.context.showTabs(["One", "Two"]) }
    guard let tabs else { return false }
    let one = await start(tabs.stacks[0], named: "one", in: flow)
    let two = await start(tabs.stacks[1], named: "two", in: flow)
    return await check(Fixture(tabs: tabs, flow: flow, one: one, two: two))
  }

  private func showsOnHiddenStack() async -> Bool {
    await startTabs {
      stage.shown.count == 3 && isTop($0.one.first) && $0.two.state == .running && log.results.isEmpty
    }
  }

  private func showsMoreOnHiddenStack() async -> Bool {
    await startTabs { it in
      await showMore(it.two)
      return stage.shown.count == 4 && isTop(it.one.first) && it.two.context.node.viewControllers.count == 2
    }
  }

  private func presentsFromHidden() async -> Bool {
    await startTabs { it in
      let sheet = stage.makeViewController()
      it.two.context.present(sheet, as: .sheet) { [log] in log.calls += 1 }
      await stage.settle()
      let isUp = isTop(sheet)
      it.two.context.dismiss(sheet)
      await stage.settle()
      return isUp && isTop(it.one.first) && log.calls == 0 && stage.shown.count == 3
    }
  }

  private func personSelects() async -> Bool {
    await startTabs { it in
      it.two.finish(.completed(2))
      let hidden = it.two.state
      await stage.select(tab: "Two")
      await stage.settle()
      return hidden == .reported && it.two.state == .running && it.tabs.selectedIndex == 1 && isTop(it.two.first)
        && stage.shown.count == 3 && it.one.state == .running && log.results == ["two completed(2)"]
    }
  }

  private func programSelects() async -> Bool {
    await startTabs { it in
      it.two.finish(.completed(2))
      let more = stage.makeViewController()
      it.one.context.show(more)
      it.tabs.select(1)
      await stage.settle()
      return it.two.state == .running && isTop(it.two.first) && stage.shown.count == 4
        && it.one.context.node.viewControllers.count == 2
    }
  }

  private func revealsNothing() async -> Bool {
    await startTabs { it in
      it.one.finish(.completed(1))
      await dismiss(it.two)
      return stage.shown.count == 2 && isTop(it.one.first) && it.one.state == .reported && log.completions == 1
    }
  }

  private func selectsUnderModal() async -> Bool {
    await startTabs { it in
      let modal = await start(presenting(.sheet), named: "modal")
      modal.finish(.completed(1))
      it.tabs.select(1)
      await stage.settle()
      return isTop(modal.first) && modal.state == .reported && it.tabs.selectedIndex == 1
    }
  }

  private func goesBackHidden() async -> Bool {
    await startTabs { it in
      await showMore(it.two)
      let modal = await start(presenting(.sheet), named: "modal")
      if let first = it.two.first { it.two.context.goBack(to: first) }
      await stage.settle()
      return isTop(modal.first) && it.two.context.node.viewControllers.count == 1 && stage.shown.count == 4
    }
  }

  private func goesBackToTabs() async -> Bool {
    await startTabs { it in
      await showMore(it.flow)
      if let tabBar = it.flow.first { it.flow.context.goBack(to: tabBar) { [log] in log.completions += 1 } }
      await stage.settle()
      return stage.shown.count == 3 && isTop(it.one.first) && log.completions == 1
    }
  }

  private func removesFromSeveralTabs() async -> Bool {
    await startTabs { it in
      let group = await start(nil, named: "group", in: it.flow) { [stage] group in
        for stack in it.tabs.stacks {
          group.context.start(TestFlow("part", stack) { $0.context.show(stage.makeViewController()) })
        }
      }
      let shown = stage.shown.count
      let count = await movements { await dismiss(group) }
      return shown == 5 && count == 1 && stage.shown.count == 3 && isTop(it.one.first) && log.completions == 1
    }
  }

  private func replacesTabs() async -> Bool {
    await startTabs { it in
      let screen = stage.makeViewController()
      it.flow.context.show(screen, replacingStack: true)
      await stage.settle()
      return stage.shown.count == 1 && isTop(screen) && log.results.isEmpty && it.flow.state == .running
        && it.one.state == .ended && it.two.state == .ended
    }
  }

  private func movesVisibleTab() async -> Bool {
    await startTabs { it in
      it.tabs.select(1)
      await stage.settle()
      let group = await start(nil, named: "group", in: it.flow) { [stage] group in
        for stack in it.tabs.stacks {
          group.context.start(TestFlow("part", stack) { $0.context.show(stage.makeViewController()) })
        }
      }
      let count = await movements { await dismiss(group) }
      return count == 1 && stage.shown.count == 3 && isTop(it.two.first)
    }
  }

  private func namesTabsOfEmptyStack() async -> Bool {
    var tabs: FlowTabs?
    let flow = await start(pushing, named: "tabs") { tabs = $0.context.showTabs(["One", "Two"]) }
    let isNamed = isTop(flow.first)
    let inner = await start(tabs?.stacks[0], named: "inner", in: flow)
    let isCovered = isTop(inner.first)
    await dismiss(inner)
    return isNamed && isCovered && isTop(flow.first) && flow.state == .running && log.results.isEmpty
  }

  private func asksOnHiddenStack() async -> Bool {
    var tabs: FlowTabs?
    let flow = await start(pushing, named: "tabs") { tabs = $0.context.showTabs(["One", "Two"]) }
    let inner = await start(tabs?.stacks[1], named: "inner", in: flow)
    await showMore(inner) { [log] in log.attempts.append($0) }
    await stage.goBack()
    await stage.settle()
    let stays = log.attempts.count == 1 && stage.shown.count == 3 && inner.state == .running
    log.attempts.first?.allow()
    await stage.settle()
    return stays && stage.shown.isEmpty && log.results == ["tabs cancelled"]
  }

  private func removesTabsWithContent() async -> Bool {
    await startTabs { it in
      await dismiss(it.flow)
      return stage.shown.isEmpty && it.one.state == .ended && it.two.state == .ended && log.completions == 1
    }
  }
}
