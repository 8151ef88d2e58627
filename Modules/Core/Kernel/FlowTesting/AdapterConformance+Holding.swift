import FlowKit

extension AdapterConformance {
  static let holding = [
    Check("a transition waits for the person's swipe") { await $0.waitsForSwipe() },
    Check("requests during a held swipe take effect after it, and each is reported once") {
      await $0.dismissesUnderFinger()
    },
    Check("a held swipe reports nothing") { await $0.tellsNothingYet() },
    Check("a cancelled swipe can be followed by another") { await $0.swipesAgain() },
    Check("a busy screen cannot be left") { await $0.holdsBusy() },
    Check("a busy sheet cannot be pulled down until it is idle") { await $0.holdsBusySheet() },
    Check("the escape gesture of assistive technology asks, and is reported as the person's") { await $0.escapes() },
    Check("changes without animation do not move") { await $0.doesNotMove() },
    Check("a question that is asked while the person leaves its flow is not shown") { await $0.leavesBeforeQuestion() },
    Check("a modal that is requested while a menu is open is shown when the menu has closed") {
      await $0.waitsForMenu()
    },
  ]

  private func waitsForSwipe() async -> Bool {
    let flow = await start(pushing)
    let next = stage.makeViewController()
    await stage.beginSwipeBack()
    flow.context.show(next)
    await stage.settle()
    let isShownYet = stage.shown.contains { $0 === next }
    await stage.endSwipeBack(cancelled: true)
    await stage.settle()
    return !isShownYet && stage.shown.count == 2 && isTop(next) && log.results.isEmpty
  }

  private func dismissesUnderFinger() async -> Bool {
    let flow = await start(pushing)
    let inner = await start(flow.context.pushing, named: "inner", in: flow)
    await showMore(inner)
    await stage.beginSwipeBack()
    await dismiss(inner)
    let before = log.completions
    await stage.endSwipeBack(cancelled: false)
    await stage.settle()
    return before == 0 && log.completions == 1 && log.results.isEmpty && stage.shown.count == 1 && isTop(flow.first)
  }

  private func tellsNothingYet() async -> Bool {
    let flow = await start(pushing)
    await stage.beginSwipeBack()
    await stage.settle()
    let before = log.results
    await stage.endSwipeBack(cancelled: false)
    await stage.settle()
    return before.isEmpty && log.results == ["flow cancelled"] && flow.state == .ended
  }

  private func swipesAgain() async -> Bool {
    let flow = await start(pushing)
    for cancelled in [true, true, false] {
      await stage.beginSwipeBack()
      await stage.endSwipeBack(cancelled: cancelled)
      await stage.settle()
    }
    return log.results == ["flow cancelled"] && flow.state == .ended && stage.shown.isEmpty
  }

  /// Tries every exit that all toolkits have.
  private func tryToLeave() async {
    await stage.goBack()
    await stage.settle()
    await stage.beginSwipeBack()
    await stage.endSwipeBack(cancelled: false)
    await stage.settle()
    await stage.pullDown()
    await stage.settle()
    _ = await stage.escape()
    await stage.settle()
  }

  private func holdsBusy() async -> Bool {
    let flow = await start(pushing)
    let screen = await showMore(flow)
    guard await stage.setBusy(true, screen) else { return true }
    await tryToLeave()
    let isHeld = stage.shown.count == 2 && isTop(screen)
    _ = await stage.setBusy(false, screen)
    await stage.goBack()
    await stage.settle()
    return isHeld && log.calls == 1 && isTop(flow.first)
  }

  private func holdsBusySheet() async -> Bool {
    let flow = await start(presenting(.sheet))
    guard let screen = flow.first, await stage.setBusy(true, screen) else { return flow.first != nil }
    await tryToLeave()
    let isHeld = isTop(screen) && log.results.isEmpty
    _ = await stage.setBusy(false, screen)
    await stage.pullDown()
    await stage.settle()
    return isHeld && log.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func escapes() async -> Bool {
    let flow = await start(presenting(.sheet))
    let screen = await showMore(flow) { [log] in log.attempts.append($0) }
    guard await stage.escape() else { return true }
    await stage.settle()
    let isAsked = log.attempts.count == 1 && isTop(screen)
    log.attempts.first?.allow()
    await stage.settle()
    let isBack = isTop(flow.first) && log.calls == 1
    _ = await stage.escape()
    await stage.settle()
    return isAsked && isBack && log.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func leavesBeforeQuestion() async -> Bool {
    let flow = await start(pushing)
    await stage.beginSwipeBack()
    let before = shownCount
    flow.context.ask(Alert("Sure?", cancel: Alert.Choice("No", 0))) { [log] in log.results.append("answer \($0)") }
    await stage.endSwipeBack(cancelled: false)
    await stage.settle()
    return shownCount == before && log.results == ["flow cancelled"] && stage.shown.isEmpty
  }

  private func waitsForMenu() async -> Bool {
    let flow = await start(pushing)
    guard await stage.openMenu() else { return true }
    await stage.settle()
    let sheet = stage.makeViewController()
    flow.context.present(sheet, as: .sheet) { [log] in log.calls += 1 }
    await stage.settle()
    let isClosed = await stage.closeMenu()
    await stage.settle()
    return isClosed && isTop(sheet) && log.calls == 0
  }

  private func doesNotMove() async -> Bool {
    let flow = await start(pushing)
    let (pushed, sheet) = (stage.makeViewController(), stage.makeViewController())
    let count = await movements {
      flow.context.show(pushed, animated: false)
      flow.context.present(sheet, as: .sheet, animated: false) {}
      await stage.settle()
      flow.context.dismiss(sheet, animated: false)
      flow.context.dismiss(pushed, animated: false)
    }
    let moves = await movements { flow.context.show(stage.makeViewController()) }
    return count == 0 && moves == 1 && stage.shown.count == 2
  }
}
