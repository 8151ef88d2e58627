import FlowKit

extension AdapterConformance {
  static let dismissing = [
    Check("a dismisser removes its screen") { await $0.dismisses($0.pushing) },
    Check("a dismisser removes a presented stack") { await $0.dismisses($0.presenting(.sheet)) },
    Check("a dismisser also removes the screens above its own") { await $0.removesScreensAbove() },
    Check("screens that were shown out of order are removed in one movement") { await $0.removesInOneMovement() },
    Check("the screens above another are removed in one movement, and it stays") { await $0.goesBack() },
    Check("screens that the program removes are not reported as the person's") { await $0.isNotThePerson() },
    Check("screens that the program replaces are not reported as the person's") { await $0.replacesUntold() },
    Check("a sheet that the program removes is not reported as the person's") { await $0.dismissesUntold() },
    Check("an alert is removed when the program ends its flow") { await $0.terminatesAlert() },
    Check("the program does not ask before it removes a screen") { await $0.doesNotAsk() },
  ]

  private func dismisses(_ place: FlowPresentation) async -> Bool {
    let flow = await start(place)
    let shown = stage.shown.count
    await dismiss(flow)
    return shown == 1 && stage.shown.isEmpty && log.completions == 1
  }

  private func removesScreensAbove() async -> Bool {
    let flow = await start(pushing)
    await showMore(flow)
    flow.context.present(stage.makeViewController(), as: .sheet) {}
    await stage.settle()
    let shown = stage.shown.count
    let count = await movements { await dismiss(flow) }
    return shown == 3 && count == 1 && stage.shown.isEmpty && log.completions == 1
  }

  private func removesInOneMovement() async -> Bool {
    let below = await start(pushing, named: "below")
    below.finish(.completed(1))
    let flow = await start(nil) { [stage, pushing, presenting] flow in
      for place in [presenting(.sheet), pushing] {
        flow.context.start(TestFlow("part", place) { $0.context.show(stage.makeViewController()) })
      }
    }
    let shown = stage.shown.count
    let count = await movements { await dismiss(flow) }
    return shown == 3 && count == 1 && stage.shown.count == 1 && isTop(below.first) && below.state == .running
  }

  private func goesBack() async -> Bool {
    let flow = await start(pushing)
    await showMore(flow)
    flow.context.present(stage.makeViewController(), as: .sheet) { [log] in log.calls += 1 }
    await stage.settle()
    let count = await movements {
      if let first = flow.first { flow.context.goBack(to: first) { [log] in log.completions += 1 } }
    }
    return count == 1 && log.completions == 1 && log.calls == 0 && stage.shown.count == 1 && isTop(flow.first)
  }

  private func isNotThePerson() async -> Bool {
    let flow = await start(pushing)
    let inner = await start(flow.context.pushing, named: "inner", in: flow)
    await showMore(inner)
    if let first = flow.first { flow.context.goBack(to: first) }
    await stage.settle()
    return stage.shown.count == 1 && log.results.isEmpty && inner.state == .ended && flow.state == .running
  }

  private func replacesUntold() async -> Bool {
    let flow = await start(pushing)
    await showMore(flow)
    flow.context.show(stage.makeViewController(), replacingStack: true)
    await stage.settle()
    return stage.shown.count == 1 && log.calls == 0 && log.results.isEmpty
  }

  private func dismissesUntold() async -> Bool {
    let flow = await start(pushing)
    let sheet = await start(flow.context.presenting(.sheet), named: "sheet", in: flow)
    await start(sheet.context.pushing, named: "inner", in: sheet)
    flow.context.terminate(sheet)
    await stage.settle()
    return stage.shown.count == 1 && log.results.isEmpty && sheet.state == .ended && isTop(flow.first)
  }

  private func terminatesAlert() async -> Bool {
    let flow = await start(pushing)
    let asking = await start(flow.context.pushing, named: "asking", in: flow)
    asking.context.ask(Alert("Sure?", cancel: Alert.Choice("No", 0))) { _ in }
    await stage.settle()
    let isAsked = stage.shown.count == 3
    flow.context.terminate(asking)
    await stage.settle()
    return isAsked && stage.shown.count == 1
  }

  private func doesNotAsk() async -> Bool {
    let flow = await start(pushing)
    await flow.context.dismiss(showMore(flow) { [log] in log.attempts.append($0) })
    await stage.settle()
    return log.attempts.isEmpty && stage.shown.count == 1
  }
}
