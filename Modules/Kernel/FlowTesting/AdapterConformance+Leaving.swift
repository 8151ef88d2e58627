import FlowKit

extension AdapterConformance {
  static let leaving = [
    Check("back from the first screen is reported as the person's") { $0.reports($0.pushing) { $0.goBack() } },
    Check("a finished swipe is reported as the person's") { $0.reports($0.pushing) { $0.swipeBack() } },
    Check("a sheet that is closed is reported as the person's") { $0.reports($0.presenting(.sheet)) { $0.goBack() } },
    Check("a full-screen stack has a button that closes it") { $0.reports($0.presenting(.fullScreen)) { $0.goBack() } },
    Check("a full-screen stack is not pulled down") { $0.staysUp() },
    Check("a swipe that is called off is not reported") { $0.ignoresEarlyRelease() },
    Check("a sheet that is pulled down goes with all that is in it, as one event") { $0.pullsDown() },
    Check("several screens that a long press takes away are one event") { $0.goesBackFar() },
    Check("a screen that is the top again is revealed") { $0.reveals() },
    Check("a screen asks before the person goes back") { $0.asks($0.pushing) { stage, _ in stage.goBack() } },
    Check("a screen asks before the person swipes, and does not move") {
      $0.asks($0.pushing) { stage, _ in stage.swipeBack() }
    },
    Check("a screen asks before a sheet is closed") { $0.asks($0.presenting(.sheet)) { stage, _ in stage.pullDown() } },
    Check("a screen asks before a long press takes it away") { $0.asks($0.pushing) { $0.goBack(to: $1) } },
    Check("a screen that allows it at once goes with the act") { $0.allowsAtOnce() },
  ]

  private func reports(_ place: FlowPresentation, _ act: (any AdapterStage) -> Void) -> Bool {
    let flow = start(place)
    act(stage)
    stage.settle()
    return heard.results == ["flow cancelled"] && stage.shown.isEmpty && flow.state == .ended
  }

  private func staysUp() -> Bool {
    let flow = start(presenting(.fullScreen))
    stage.pullDown()
    stage.settle()
    return stage.shown.count == 1 && flow.state == .running
  }

  private func ignoresEarlyRelease() -> Bool {
    let flow = start(pushing)
    stage.beginSwipeBack()
    stage.endSwipeBack(lettingGoEarly: true)
    stage.settle()
    return heard.results.isEmpty && stage.shown.count == 1 && flow.state == .running
  }

  private func pullsDown() -> Bool {
    let outer = start(presenting(.sheet))
    let inner = start(outer.context.pushing, named: "inner", in: outer)
    let count = movements { stage.pullDown() }
    return count <= 1 && heard.results == ["flow cancelled"] && inner.state == .ended && stage.shown.isEmpty
  }

  private func goesBackFar() -> Bool {
    let bottom = start(pushing, named: "bottom")
    bottom.finish(.completed(1))
    let outer = start(bottom.context.pushing, named: "outer")
    let inner = start(outer.context.pushing, named: "inner", in: outer)
    showMore(inner)
    if let first = bottom.first { stage.goBack(to: first) }
    stage.settle()
    return stage.shown.count == 1 && heard.results == ["bottom completed(1)", "outer cancelled"]
      && bottom.state == .running
  }

  private func reveals() -> Bool {
    let flow = start(pushing)
    let question = start(flow.context.pushing, named: "question", in: flow)
    question.finish(.completed(1))
    showMore(flow)
    let before = question.state
    stage.goBack()
    stage.settle()
    return before == .reported && question.state == .running && isTop(question.first)
  }

  private func asks(
    _ place: FlowPresentation, _ act: (any AdapterStage, _ bottom: any ViewController) -> Void
  ) -> Bool {
    let flow = start(place)
    guard let bottom = flow.first else { return false }
    let screen = showMore(flow) { [heard] in heard.attempts.append($0) }
    act(stage, bottom)
    stage.settle()
    let stays = heard.attempts.count == 1 && stage.shown.count == 2 && isTop(screen)
    heard.attempts.first?.allow()
    stage.settle()
    return stays && heard.attempts.count == 1 && !stage.shown.contains { $0 === screen }
  }

  private func allowsAtOnce() -> Bool {
    let flow = start(pushing)
    showMore(flow) { $0.allow() }
    stage.goBack()
    stage.settle()
    return stage.shown.count == 1 && isTop(flow.first) && heard.calls == 1
  }
}

extension AdapterStage {
  fileprivate func swipeBack() {
    beginSwipeBack()
    endSwipeBack(lettingGoEarly: false)
  }
}
