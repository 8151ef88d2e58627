import FlowKit

extension AdapterConformance {
  static let showing = [
    Check("a pushed screen is the top") { await $0.shows($0.pushing) },
    Check("a presented stack is the top") { await $0.shows($0.presenting(.sheet)) },
    Check("a modal is presented above other modals") { await $0.covers() },
    Check("several screens are shown in one movement") { await $0.showsInOneMovement() },
    Check("a presented stack and its screens are shown in one movement") { await $0.presentsInOneMovement() },
    Check("several screens can replace the stack") { await $0.replaces() },
    Check("a modal can replace another") { await $0.exchanges() },
    Check("a screen without a stack counts as removed") { await $0.refusesStray() },
    Check("a modal without a host counts as removed") { await $0.refusesStrayModal() },
    Check("simultaneous requests are performed one after the other") { await $0.queues() },
    Check("a presented stack that is replaced has a button that closes it") { await $0.replacesPresented() },
    Check("a screen that is first of a modal a second time has a button that closes it") { await $0.presentsAgain() },
    Check("a screen that cannot be on a stack counts as removed from a new one, and the others are shown") {
      await $0.refusesUnpushable()
    },
    Check("a modal in a style of the toolkit's own looks like it, and can be left") { await $0.presentsInOwnStyles() },
  ]

  private func shows(_ place: FlowPresentation) async -> Bool {
    let flow = await start(place)
    return stage.shown.count == 1 && isTop(flow.first) && flow.state == .running
  }

  private func covers() async -> Bool {
    _ = await start(presenting(.sheet))
    let second = await start(presenting(.fullScreen))
    return stage.shown.count == 2 && isTop(second.first)
  }

  private func showsInOneMovement() async -> Bool {
    let flow = await start(pushing)
    let screens = (1...3).map { _ in stage.makeViewController() }
    let count = await movements {
      flow.context.inOneMovement { for screen in screens { flow.context.show(screen) } }
    }
    return count == 1 && stage.shown.count == 4 && isTop(screens[2])
  }

  private func presentsInOneMovement() async -> Bool {
    let screens = (1...3).map { _ in stage.makeViewController() }
    let count = await movements {
      _ = await start(presenting(.sheet)) { flow in
        flow.context.inOneMovement { for screen in screens { flow.context.show(screen) } }
      }
    }
    let isUp = stage.shown.count == 3 && isTop(screens[2])
    await stage.goBack()
    await stage.settle()
    return count == 1 && isUp && stage.shown.count == 2 && isTop(screens[1])
  }

  private func replaces() async -> Bool {
    let flow = await start(pushing)
    let screens = (1...2).map { _ in stage.makeViewController() }
    flow.context.inOneMovement {
      flow.context.show(screens[0], replacingStack: true)
      flow.context.show(screens[1])
    }
    await stage.settle()
    return stage.shown.count == 2 && stage.shown.first === screens[0] && isTop(screens[1]) && log.results.isEmpty
  }

  private func replacesPresented() async -> Bool {
    let flow = await start(presenting(.fullScreen))
    let first = stage.makeViewController()
    flow.context.show(first, replacingStack: true)
    await stage.settle()
    let isUp = stage.shown.count == 1 && isTop(first) && log.results.isEmpty
    await stage.goBack()
    await stage.settle()
    return isUp && stage.shown.isEmpty && log.results == ["flow cancelled"]
  }

  private func presentsAgain() async -> Bool {
    let screen = stage.makeViewController()
    for _ in 1...2 {
      await start(presenting(.fullScreen)) { $0.context.show(screen) }
      guard isTop(screen) else { return false }
      await stage.goBack()
      await stage.settle()
    }
    return stage.shown.isEmpty && log.results == ["flow cancelled", "flow cancelled"]
  }

  private func refusesUnpushable() async -> Bool {
    guard let unpushable = stage.makeUnpushable() else { return true }
    let screens = (1...2).map { _ in stage.makeViewController() }
    let flow = await start(presenting(.sheet)) { [log] flow in
      flow.context.inOneMovement {
        flow.context.show(screens[0])
        flow.context.show(unpushable, onRemoved: { log.calls += 1 })
        flow.context.show(screens[1])
      }
    }
    return log.calls == 1 && stage.shown.count == 2 && isTop(screens[1]) && flow.context.node.viewControllers.count == 2
  }

  private func presentsInOwnStyles() async -> Bool {
    for style in stage.ownStyles {
      let flow = await start(presenting(style))
      guard let screen = flow.first, isTop(screen), stage.hasStyle(style, screen) else { return false }
      await stage.goBack()
      await stage.settle()
      guard flow.state == .ended, stage.shown.isEmpty else { return false }
    }
    return log.results.count == stage.ownStyles.count
  }

  private func exchanges() async -> Bool {
    let flow = await start(pushing)
    let (old, next) = (stage.makeViewController(), stage.makeViewController())
    flow.context.present(old, as: .sheet) { [log] in log.calls += 1 }
    await stage.settle()
    flow.context.present(next, as: .fullScreen, replacing: old) { [log] in log.calls += 1 }
    await stage.settle()
    return stage.shown.count == 2 && isTop(next) && log.calls == 0 && flow.state == .running
  }

  private func refusesStray() async -> Bool {
    let stray = stage.factory.makeNavigationController(holding: [stage.makeViewController()])
    _ = await start(.push(onto: stray, using: stage.factory))
    return log.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func refusesStrayModal() async -> Bool {
    let host = stage.makeViewController()
    _ = await start(.present(.sheet, over: host, using: stage.factory))
    withExtendedLifetime(host) {}
    return log.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func queues() async -> Bool {
    let flow = await start(pushing)
    let (last, modal) = (stage.makeViewController(), stage.makeViewController())
    flow.context.show(stage.makeViewController())
    flow.context.present(modal, as: .sheet) {}
    flow.context.show(last)
    await stage.settle()
    return stage.shown.count == 4 && stage.shown.contains { $0 === last } && isTop(modal)
  }
}
