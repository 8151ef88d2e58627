import FlowKit

extension AdapterConformance {
  static let asking = [
    Check("an alert is the top, and its answer is heard once") { $0.hearsAnswer() },
    Check("an alert is left by an answer only") { $0.keepsAlert() },
    Check("an alert stands above what is presented") { $0.standsAbove() },
    Check("an alert whose place is gone is answered with its cancel") { $0.answersStray() },
    Check("a flow that was left below an alert is visited again when it is answered") { $0.visitsBelow() },
  ]

  private func ask(_ flow: TestFlow) {
    let choices = [Alert.Choice("Yes", 1), Alert.Choice("Maybe", 2)]
    let alert = Alert("Sure?", choices: choices, cancel: Alert.Choice("No", 0))
    flow.context.ask(alert) { [heard] in heard.results.append("answer \($0)") }
    stage.settle()
  }

  private func answer(_ label: String) {
    stage.answer(label)
    stage.settle()
  }

  private func hearsAnswer() -> Bool {
    let flow = start(pushing)
    ask(flow)
    let isAsked = stage.shown.count == 2 && isTop(stage.shown.last)
    answer("Maybe")
    return isAsked && heard.results == ["answer 2"] && stage.shown.count == 1 && isTop(flow.first)
      && flow.state == .running
  }

  private func keepsAlert() -> Bool {
    let flow = start(pushing)
    ask(flow)
    stage.goBack()
    stage.pullDown()
    stage.beginSwipeBack()
    stage.endSwipeBack(lettingGoEarly: false)
    stage.settle()
    return stage.shown.count == 2 && heard.results.isEmpty && flow.state == .running
  }

  private func standsAbove() -> Bool {
    let flow = start(presenting(.sheet))
    let below = start(pushing, named: "below")
    ask(below)
    let isAsked = stage.shown.count == 3 && isTop(stage.shown.last)
    answer("No")
    return isAsked && heard.results == ["answer 0"] && isTop(flow.first)
  }

  private func answersStray() -> Bool {
    let stray = stage.factory.makeNavigationController(holding: [stage.makeViewController()])
    _ = start(.push(onto: stray, using: stage.factory)) { ask($0) }
    return heard.results == ["answer 0"] && stage.shown.isEmpty
  }

  private func visitsBelow() -> Bool {
    let below = start(pushing, named: "below")
    below.finish(.completed(1))
    ask(start(below.context.pushing, named: "other") { _ in })
    let left = below.state
    answer("Yes")
    return left == .reported && below.state == .running && heard.results == ["below completed(1)", "answer 1"]
  }
}
