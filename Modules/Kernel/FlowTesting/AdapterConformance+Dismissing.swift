import FlowKit

extension AdapterConformance {
  static let dismissing = [
    Check("a screen goes with its dismisser") { $0.dismisses($0.pushing) },
    Check("a presented stack goes with its dismisser") { $0.dismisses($0.presenting(.sheet)) },
    Check("a dismisser takes what is above its screen along") { $0.takesAlong() },
    Check("screens that were not shown in the order of their places go in one movement") { $0.goTogether() },
    Check("what is above a screen goes in one movement, and the screen stays") { $0.goesBack() },
    Check("what the program takes away is not told as the person's") { $0.isNotThePerson() },
    Check("what the program replaces is not told as the person's") { $0.replacesUntold() },
    Check("the program does not ask before it takes a screen away") { $0.doesNotAsk() },
  ]

  private func dismisses(_ place: FlowPresentation) -> Bool {
    let flow = start(place)
    let shown = stage.shown.count
    dismiss(flow)
    return shown == 1 && stage.shown.isEmpty && heard.completions == 1
  }

  private func takesAlong() -> Bool {
    let flow = start(pushing)
    showMore(flow)
    flow.context.present(stage.makeViewController(), as: .sheet) {}
    stage.settle()
    let shown = stage.shown.count
    let count = movements { dismiss(flow) }
    return shown == 3 && count == 1 && stage.shown.isEmpty && heard.completions == 1
  }

  private func goTogether() -> Bool {
    let below = start(pushing, named: "below")
    below.finish(.completed(1))
    let flow = start(nil) { [stage, pushing, presenting] flow in
      for place in [presenting(.sheet), pushing] {
        flow.context.start(TestFlow("part", place) { $0.context.show(stage.makeViewController()) })
      }
    }
    let shown = stage.shown.count
    let count = movements { dismiss(flow) }
    return shown == 3 && count == 1 && stage.shown.count == 1 && isTop(below.first) && below.state == .running
  }

  private func goesBack() -> Bool {
    let flow = start(pushing)
    showMore(flow)
    flow.context.present(stage.makeViewController(), as: .sheet) { [heard] in heard.calls += 1 }
    stage.settle()
    let count = movements {
      if let first = flow.first { flow.context.goBack(to: first) { [heard] in heard.completions += 1 } }
    }
    return count == 1 && heard.completions == 1 && heard.calls == 0 && stage.shown.count == 1 && isTop(flow.first)
  }

  private func isNotThePerson() -> Bool {
    let flow = start(pushing)
    let inner = start(flow.context.pushing, named: "inner", in: flow)
    showMore(inner)
    if let first = flow.first { flow.context.goBack(to: first) }
    stage.settle()
    return stage.shown.count == 1 && heard.results.isEmpty && inner.state == .ended && flow.state == .running
  }

  private func replacesUntold() -> Bool {
    let flow = start(pushing)
    showMore(flow)
    flow.context.show(stage.makeViewController(), replacingStack: true)
    stage.settle()
    return stage.shown.count == 1 && heard.calls == 0 && heard.results.isEmpty
  }

  private func doesNotAsk() -> Bool {
    let flow = start(pushing)
    flow.context.dismiss(showMore(flow) { [heard] in heard.attempts.append($0) })
    stage.settle()
    return heard.attempts.isEmpty && stage.shown.count == 1
  }
}
