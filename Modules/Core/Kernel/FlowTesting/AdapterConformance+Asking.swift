import FlowKit

extension AdapterConformance {
  static let asking = [
    Check("an alert is the top, and its answer arrives once") { await $0.answersAlert() },
    Check("an alert is dismissed only by an answer") { await $0.keepsAlert() },
    Check("an alert is above presented screens") { await $0.presentsAlertAbove() },
    Check("an alert without a host is answered with its cancel answer") { await $0.answersWithoutHost() },
    Check("a flow below an alert is visited again when the alert is answered") { await $0.visitsBelow() },
  ]

  private func ask(_ flow: TestFlow) async {
    let choices = [Alert.Choice("Yes", 1), Alert.Choice("Maybe", 2)]
    let alert = Alert("Sure?", choices: choices, cancel: Alert.Choice("No", 0))
    flow.context.ask(alert) { [log] in log.results.append("answer \($0)") }
    await stage.settle()
  }

  private func answer(_ label: String) async {
    await stage.answer(label)
    await stage.settle()
  }

  private func answersAlert() async -> Bool {
    let flow = await start(pushing)
    await ask(flow)
    let isAsked = stage.shown.count == 2 && isTop(stage.shown.last)
    await answer("Maybe")
    return isAsked && log.results == ["answer 2"] && stage.shown.count == 1 && isTop(flow.first)
      && flow.state == .running
  }

  private func keepsAlert() async -> Bool {
    let flow = await start(pushing)
    await ask(flow)
    await stage.goBack()
    await stage.pullDown()
    await stage.beginSwipeBack()
    await stage.endSwipeBack(cancelled: false)
    await stage.settle()
    return stage.shown.count == 2 && log.results.isEmpty && flow.state == .running
  }

  private func presentsAlertAbove() async -> Bool {
    let flow = await start(presenting(.sheet))
    let below = await start(pushing, named: "below")
    await ask(below)
    let isAsked = stage.shown.count == 3 && isTop(stage.shown.last)
    await answer("No")
    return isAsked && log.results == ["answer 0"] && isTop(flow.first)
  }

  private func answersWithoutHost() async -> Bool {
    let stray = stage.factory.makeNavigationController(holding: [stage.makeViewController()])
    let flow = await start(.push(onto: stray, using: stage.factory)) { _ in }
    await ask(flow)
    return log.results == ["answer 0"] && stage.shown.isEmpty
  }

  private func visitsBelow() async -> Bool {
    let below = await start(pushing, named: "below")
    below.finish(.completed(1))
    await ask(start(below.context.pushing, named: "other") { _ in })
    let left = below.state
    await answer("Yes")
    return left == .reported && below.state == .running && log.results == ["below completed(1)", "answer 1"]
  }
}
