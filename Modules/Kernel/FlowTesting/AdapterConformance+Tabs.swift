import FlowKit

extension AdapterConformance {
  static let tabs = [
    Check("a flow on a hidden stack is on show, and not the top") { $0.livesHidden() },
    Check("a flow on a hidden stack shows more there") { $0.showsHidden() },
    Check("a flow on a hidden stack presents above all") { $0.presentsFromHidden() },
    Check("the person selects a tab: nothing goes, and what was left there is visited again") { $0.personSelects() },
    Check("the program selects a tab: nothing goes, and what was left there is visited again") { $0.programSelects() },
    Check("what goes on a hidden stack reveals nothing") { $0.revealsNothing() },
    Check("a tab that is selected under a modal reveals nothing") { $0.selectsUnderModal() },
    Check("going back to a screen on a hidden stack takes nothing else") { $0.goesBackHidden() },
    Check("going back to the tabs takes nothing that is in them") { $0.goesBackToTabs() },
    Check("stacks side by side lose screens in one movement") { $0.loseTogether() },
    Check("tabs go with all that is in them") { $0.goWhole() },
  ]

  /// A flow of two tabs, with a flow on each of the stacks.
  private struct Fixture {
    let tabs: FlowTabs
    let flow: TestFlow
    let one: TestFlow
    let two: TestFlow
  }

  private func startTabs(_ check: (Fixture) -> Bool) -> Bool {
    var tabs: FlowTabs?
    let flow = start(pushing, named: "tabs") { tabs = $0.context.showTabs(["One", "Two"]) }
    guard let tabs else { return false }
    let one = start(tabs.stacks[0], named: "one", in: flow)
    let two = start(tabs.stacks[1], named: "two", in: flow)
    return check(Fixture(tabs: tabs, flow: flow, one: one, two: two))
  }

  private func livesHidden() -> Bool {
    startTabs { stage.shown.count == 3 && isTop($0.one.first) && $0.two.state == .running && heard.results.isEmpty }
  }

  private func showsHidden() -> Bool {
    startTabs { it in
      showMore(it.two)
      return stage.shown.count == 4 && isTop(it.one.first) && it.two.context.node.viewControllers.count == 2
    }
  }

  private func presentsFromHidden() -> Bool {
    startTabs { it in
      let sheet = stage.makeViewController()
      it.two.context.present(sheet, as: .sheet) { [heard] in heard.calls += 1 }
      stage.settle()
      let isUp = isTop(sheet)
      it.two.context.dismiss(sheet)
      stage.settle()
      return isUp && isTop(it.one.first) && heard.calls == 0 && stage.shown.count == 3
    }
  }

  private func personSelects() -> Bool {
    startTabs { it in
      it.two.finish(.completed(2))
      let hidden = it.two.state
      stage.select(tab: "Two")
      stage.settle()
      return hidden == .reported && it.two.state == .running && it.tabs.selectedIndex == 1 && isTop(it.two.first)
        && stage.shown.count == 3 && it.one.state == .running && heard.results == ["two completed(2)"]
    }
  }

  private func programSelects() -> Bool {
    startTabs { it in
      it.two.finish(.completed(2))
      let more = stage.makeViewController()
      it.one.context.show(more)
      it.tabs.select(1)
      stage.settle()
      return it.two.state == .running && isTop(it.two.first) && stage.shown.count == 4
        && it.one.context.node.viewControllers.count == 2
    }
  }

  private func revealsNothing() -> Bool {
    startTabs { it in
      it.one.finish(.completed(1))
      dismiss(it.two)
      return stage.shown.count == 2 && isTop(it.one.first) && it.one.state == .reported && heard.completions == 1
    }
  }

  private func selectsUnderModal() -> Bool {
    startTabs { it in
      let modal = start(presenting(.sheet), named: "modal")
      modal.finish(.completed(1))
      it.tabs.select(1)
      stage.settle()
      return isTop(modal.first) && modal.state == .reported && it.tabs.selectedIndex == 1
    }
  }

  private func goesBackHidden() -> Bool {
    startTabs { it in
      showMore(it.two)
      let modal = start(presenting(.sheet), named: "modal")
      if let first = it.two.first { it.two.context.goBack(to: first) }
      stage.settle()
      return isTop(modal.first) && it.two.context.node.viewControllers.count == 1 && stage.shown.count == 4
    }
  }

  private func goesBackToTabs() -> Bool {
    startTabs { it in
      showMore(it.flow)
      if let tabBar = it.flow.first { it.flow.context.goBack(to: tabBar) { [heard] in heard.completions += 1 } }
      stage.settle()
      return stage.shown.count == 3 && isTop(it.one.first) && heard.completions == 1
    }
  }

  private func loseTogether() -> Bool {
    startTabs { it in
      let group = start(nil, named: "group", in: it.flow) { [stage] group in
        for stack in it.tabs.stacks {
          group.context.start(TestFlow("part", stack) { $0.context.show(stage.makeViewController()) })
        }
      }
      let shown = stage.shown.count
      let count = movements { dismiss(group) }
      return shown == 5 && count == 1 && stage.shown.count == 3 && isTop(it.one.first) && heard.completions == 1
    }
  }

  private func goWhole() -> Bool {
    startTabs { it in
      dismiss(it.flow)
      return stage.shown.isEmpty && it.one.state == .ended && it.two.state == .ended && heard.completions == 1
    }
  }
}
