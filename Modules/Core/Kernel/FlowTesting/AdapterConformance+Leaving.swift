import FlowKit

extension AdapterConformance {
  static let leaving = [
    Check("back from the first screen is reported as the person's") {
      await $0.reports($0.pushing) { await $0.goBack() }
    },
    Check("a finished swipe is reported as the person's") { await $0.reports($0.pushing) { await $0.swipeBack() } },
    Check("a sheet that is closed is reported as the person's") {
      await $0.reports($0.presenting(.sheet)) { await $0.goBack() }
    },
    Check("a full-screen stack has a button that closes it") {
      await $0.reports($0.presenting(.fullScreen)) { await $0.goBack() }
    },
    Check("a full-screen stack is not pulled down") { await $0.staysUp() },
    Check("a cancelled swipe is not reported") { await $0.ignoresEarlyRelease() },
    Check("pulling down a sheet removes all its screens, as one event") { await $0.pullsDown() },
    Check("several screens that the back menu removes are one event") { await $0.goesBackFar() },
    Check("a screen that is on top again is revealed") { await $0.reveals() },
    Check("a screen asks before the person goes back") {
      await $0.asks($0.pushing) { stage, _ in await stage.goBack() }
    },
    Check("a screen asks before the person swipes, and does not move") {
      await $0.asks($0.pushing, unlessOffered: true) { stage, _ in await stage.swipeBack() }
    },
    Check("a screen asks before a sheet is closed") {
      await $0.asks($0.presenting(.sheet)) { stage, _ in await stage.pullDown() }
    },
    Check("a screen asks before the back menu removes it") {
      await $0.asks($0.pushing, unlessOffered: true) { await $0.goBack(to: $1) }
    },
    Check("a single modal that is pulled down reports its result on dismissal") { await $0.pullsDownSingle() },
    Check("a screen that allows the attempt at once is removed by it") { await $0.allowsAtOnce() },
    Check("going back while a transition is in progress has no effect, or is reported once") {
      await $0.goesBackWhileMoving()
    },
  ]

  private func reports(_ place: FlowPresentation, _ act: Act) async -> Bool {
    let flow = await start(place)
    await act(stage)
    await stage.settle()
    return log.results == ["flow cancelled"] && stage.shown.isEmpty && flow.state == .ended
  }

  private func staysUp() async -> Bool {
    let flow = await start(presenting(.fullScreen))
    await stage.pullDown()
    await stage.settle()
    return stage.shown.count == 1 && flow.state == .running
  }

  private func ignoresEarlyRelease() async -> Bool {
    let flow = await start(pushing)
    await stage.beginSwipeBack()
    await stage.endSwipeBack(cancelled: true)
    await stage.settle()
    return log.results.isEmpty && stage.shown.count == 1 && flow.state == .running
  }

  private func pullsDown() async -> Bool {
    let outer = await start(presenting(.sheet))
    let inner = await start(outer.context.pushing, named: "inner", in: outer)
    let count = await movements { await stage.pullDown() }
    return count <= 1 && log.results == ["flow cancelled"] && inner.state == .ended && stage.shown.isEmpty
  }

  private func pullsDownSingle() async -> Bool {
    let flow = await start(pushing)
    flow.context.present(stage.makeViewController(), as: .sheet) { [log] in log.calls += 1 }
    await stage.settle()
    await stage.pullDown()
    await stage.settle()
    return log.calls == 1 && stage.shown.count == 1 && isTop(flow.first) && flow.state == .running
  }

  private func goesBackFar() async -> Bool {
    let bottom = await start(pushing, named: "bottom")
    bottom.finish(.completed(1))
    let outer = await start(bottom.context.pushing, named: "outer")
    let inner = await start(outer.context.pushing, named: "inner", in: outer)
    await showMore(inner)
    if let first = bottom.first { await stage.goBack(to: first) }
    await stage.settle()
    return stage.shown.count == 1 && log.results == ["bottom completed(1)", "outer cancelled"]
      && bottom.state == .running
  }

  private func reveals() async -> Bool {
    let flow = await start(pushing)
    let question = await start(flow.context.pushing, named: "question", in: flow)
    question.finish(.completed(1))
    await showMore(flow)
    let before = question.state
    await stage.goBack()
    await stage.settle()
    return before == .reported && question.state == .running && isTop(question.first)
  }

  /// - Parameter isOptional: Whether a toolkit may disable this exit for a screen that asks.
  private func asks(
    _ place: FlowPresentation, unlessOffered isOptional: Bool = false,
    _ act: @MainActor (any AdapterStage, _ bottom: any ViewController) async -> Void
  ) async -> Bool {
    let flow = await start(place)
    guard let bottom = flow.first else { return false }
    let screen = await showMore(flow) { [log] in log.attempts.append($0) }
    await act(stage, bottom)
    await stage.settle()
    if isOptional, log.attempts.isEmpty, isTop(screen) {
      await stage.goBack()
      await stage.settle()
    }
    let stays = log.attempts.count == 1 && stage.shown.count == 2 && isTop(screen)
    log.attempts.first?.allow()
    await stage.settle()
    return stays && log.attempts.count == 1 && !stage.shown.contains { $0 === screen }
  }

  private func goesBackWhileMoving() async -> Bool {
    let flow = await start(pushing)
    for _ in 1...2 { await showMore(flow) }
    flow.context.show(stage.makeViewController(), onRemoved: { [log] in log.calls += 1 })
    await stage.goBack()
    await stage.settle()
    await stage.goBack()
    await stage.goBack()
    await stage.settle()
    let shown = stage.shown
    // Each of the four screens is shown, or was reported as removed.
    return shown.count + log.calls == 4 && flow.context.node.viewControllers.count == shown.count && isTop(shown.last)
      && flow.state == .running
  }

  private func allowsAtOnce() async -> Bool {
    let flow = await start(pushing)
    await showMore(flow) { $0.allow() }
    await stage.goBack()
    await stage.settle()
    return stage.shown.count == 1 && isTop(flow.first) && log.calls == 1
  }
}

extension AdapterStage {
  fileprivate func swipeBack() async {
    await beginSwipeBack()
    await endSwipeBack(cancelled: false)
  }
}
