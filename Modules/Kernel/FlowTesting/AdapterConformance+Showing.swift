import FlowKit

extension AdapterConformance {
  static let showing = [
    Check("a pushed screen is the top") { $0.shows($0.pushing) },
    Check("a presented stack is the top") { $0.shows($0.presenting(.sheet)) },
    Check("a modal covers what is presented already") { $0.covers() },
    Check("several screens come in one movement") { $0.comeTogether() },
    Check("a presented stack comes in one movement with all that it holds") { $0.comesWhole() },
    Check("several screens can take the place of the stack") { $0.replaces() },
    Check("a modal can take the place of another") { $0.exchanges() },
    Check("a screen whose stack is gone counts as taken away") { $0.refusesStray() },
    Check("a modal whose host is gone counts as taken away") { $0.refusesStrayModal() },
    Check("transitions that are asked for at once come one after the other") { $0.queues() },
    Check("a transition waits for the person's swipe") { $0.waitsForSwipe() },
  ]

  private func shows(_ place: FlowPresentation) -> Bool {
    let flow = start(place)
    return stage.shown.count == 1 && isTop(flow.first) && flow.state == .running
  }

  private func covers() -> Bool {
    _ = start(presenting(.sheet))
    let second = start(presenting(.fullScreen))
    return stage.shown.count == 2 && isTop(second.first)
  }

  private func comeTogether() -> Bool {
    let flow = start(pushing)
    let screens = (1...3).map { _ in stage.makeViewController() }
    let count = movements {
      flow.context.inOneMovement { for screen in screens { flow.context.show(screen) } }
    }
    return count == 1 && stage.shown.count == 4 && isTop(screens[2])
  }

  private func comesWhole() -> Bool {
    let screens = (1...3).map { _ in stage.makeViewController() }
    let count = movements {
      _ = start(presenting(.sheet)) { flow in
        flow.context.inOneMovement { for screen in screens { flow.context.show(screen) } }
      }
    }
    let isUp = stage.shown.count == 3 && isTop(screens[2])
    stage.goBack()
    stage.settle()
    return count == 1 && isUp && stage.shown.count == 2 && isTop(screens[1])
  }

  private func replaces() -> Bool {
    let flow = start(pushing)
    let screens = (1...2).map { _ in stage.makeViewController() }
    flow.context.inOneMovement {
      flow.context.show(screens[0], replacingStack: true)
      flow.context.show(screens[1])
    }
    stage.settle()
    return stage.shown.count == 2 && stage.shown.first === screens[0] && isTop(screens[1]) && heard.results.isEmpty
  }

  private func exchanges() -> Bool {
    let flow = start(pushing)
    let (former, next) = (stage.makeViewController(), stage.makeViewController())
    flow.context.present(former, as: .sheet) { [heard] in heard.calls += 1 }
    stage.settle()
    flow.context.present(next, as: .fullScreen, replacing: former) { [heard] in heard.calls += 1 }
    stage.settle()
    return stage.shown.count == 2 && isTop(next) && heard.calls == 0 && flow.state == .running
  }

  private func refusesStray() -> Bool {
    let stray = stage.factory.makeNavigationController(holding: [stage.makeViewController()])
    _ = start(.push(onto: stray, using: stage.factory))
    return heard.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func refusesStrayModal() -> Bool {
    let host = stage.makeViewController()
    _ = start(.present(.sheet, over: host, using: stage.factory))
    withExtendedLifetime(host) {}
    return heard.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func queues() -> Bool {
    let flow = start(pushing)
    let (last, modal) = (stage.makeViewController(), stage.makeViewController())
    flow.context.show(stage.makeViewController())
    flow.context.present(modal, as: .sheet) {}
    flow.context.show(last)
    stage.settle()
    return stage.shown.count == 4 && stage.shown.contains { $0 === last } && isTop(modal)
  }

  private func waitsForSwipe() -> Bool {
    let flow = start(pushing)
    stage.beginSwipeBack()
    flow.context.show(stage.makeViewController())
    stage.settle()
    let during = stage.shown.count
    stage.endSwipeBack(lettingGoEarly: true)
    stage.settle()
    return during == 1 && stage.shown.count == 2
  }
}
