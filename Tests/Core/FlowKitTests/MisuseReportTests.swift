import FlowKit
import FlowTesting
import Testing

/// Sentences 6, 15, 16, 17, 19 and 28: mistakes that compile are reported as misuse, or have a rule.
@MainActor
@Suite(.bothWays)
struct MisuseReportTests {
  let test = FlowTest<Outcome>()

  // Catches a flow whose author has forgotten the presentation, and which is cancelled without a report.

  @Test(arguments: ShowingAct.allCases)
  func `06 a flow without a presentation that shows a screen is misuse`(act: ShowingAct) {
    let flow = StubFlow<Outcome>("flow") { act.perform(in: $0.context) }

    test.start(flow)

    #expect(test.recorder.misuses == [.showedWithoutPresentation])
  }

  @Test func `06 a flow on the stack of one without a presentation that shows a screen is misuse, too`() {
    let owner = StubFlow<Outcome>("owner")
    test.start(owner)
    let pushed = StubFlow<Outcome>("pushed", owner.context.pushing)
    let presented = StubFlow<Outcome>("presented", owner.context.presenting(.sheet))
    owner.context.start(pushed)
    owner.context.start(presented)

    #expect(test.recorder.misuses == [.showedWithoutPresentation, .showedWithoutPresentation])
    #expect(test.recorder.lives.contains("pushed reported cancelled"))
  }

  @Test func `06 a flow whose host is gone is cancelled without misuse`() {
    test.start(StubFlow<Outcome>("flow", .present(.sheet, over: TestNavigationController(), using: test.window)))

    #expect(test.results == [.cancelled])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a `run` whose caller cannot know that the flow never ran.
  @Test(arguments: NoRun.allCases)
  func `15 an awaited flow that is not started returns cancelled, and the misuse or the task gives the reason`(
    cause: NoRun
  ) async {
    let owner = StubFlow<Outcome>("owner")
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(owner)
    if cause == .running { test.flows.start(flow) }
    if cause == .ownerHasReported { owner.finish(.completed(1)) }
    if cause == .ownerHasEnded { test.flows.terminate(owner) }
    let running = Task {
      if cause == .taskIsCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      return (await owner.context.run(flow), Task.isCancelled)
    }

    let (result, isCancelled) = await running.value

    #expect(result == .cancelled)
    #expect(isCancelled == (cause == .taskIsCancelled))
    #expect(test.recorder.misuses == cause.misuses)
  }

  // Catches two flows that share a stack by accident, or that cannot share one on purpose.
  @Test func `16 flows with one presentation share its stack, and each call of presenting makes another stack`() {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    test.start(owner)
    let shared = owner.context.presenting(.sheet)
    owner.context.start(StubFlow<Outcome>("one", shared)) { _, _ in }
    owner.context.start(StubFlow<Outcome>("two", shared)) { _, _ in }
    let together = test.window.modalCount
    owner.context.start(StubFlow<Outcome>("three", owner.context.presenting(.sheet))) { _, _ in }

    #expect(together == 1)
    #expect(test.window.modalCount == 2)
    #expect(test.window.names == ["owner's screen", "one's screen", "two's screen", "three's screen"])
  }

  // Catches a movement that takes the animation of its first screen, whatever the others ask for.
  @Test(arguments: [([false, false], false), ([true, false], true), ([false, true], true), ([true, true], true)])
  func `17 a movement is animated if one of its screens asks for it`(each: [Bool], isAnimated: Bool) {
    let screens = each.map { _ in TestScreen("screen") }
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.inOneMovement {
        for (screen, animated) in zip(screens, each) { flow.context.show(screen, animated: animated) }
      }
    }

    test.start(flow)

    #expect(test.window.transitions == screens.suffix(1).map { .pushed(ObjectIdentifier($0), animated: isAnimated) })
  }

  // Catches a tab that a flow selects after its end, or between two visits.
  @Test(arguments: [true, false])
  func `19 a tab is not selected outside a visit, which is misuse`(hasEnded: Bool) {
    var tabs: FlowTabs?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      tabs = flow.context.showTabs(["One", "Two"])
      for stack in tabs?.stacks ?? [] { flow.context.start(StubFlow<Outcome>("sub", stack)) { _, _ in } }
    }
    test.start(flow)
    if hasEnded { test.flows.terminate(flow) } else { flow.finish(.completed(1)) }

    tabs?.select(1)

    #expect(tabs?.selectedIndex == 0)
    #expect(test.recorder.misuses == [.showedOutsideVisit])
  }

  @Test func `19 a tab of a flow that has ended before its turn is not selected`() {
    var tabs: FlowTabs?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      tabs = flow.context.showTabs(["One", "Two"])
      for stack in tabs?.stacks ?? [] { flow.context.start(StubFlow<Outcome>("sub", stack)) { _, _ in } }
    }
    test.start(flow)
    test.window.beginSwipeBack()

    tabs?.select(1)
    test.flows.terminate(flow)
    test.window.endSwipeBack(cancelled: true)

    #expect(tabs?.selectedIndex == 0)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches an owner that can act on a result of its sub-flow, but not on its progress.
  @Test(arguments: [true, false])
  func `28 an owner that acts on progress begins a visit`(acts: Bool) {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Download>("sub", test.window.pushing)
    test.start(owner)
    owner.context.start(
      sub, onFinished: { _, _ in },
      onProgress: { if acts { owner.finish(.completed($0)) } })
    owner.finish(.completed(1))

    sub.context.send(2)
    sub.context.send(3)

    #expect(test.results == (acts ? [.completed(1), .completed(2), .completed(3)] : [.completed(1)]))
    #expect(owner.state == .reported)
    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.lives.filter { $0 == "owner visited again" }.count == (acts ? 2 : 0))
  }
}

/// The ways to show something.
enum ShowingAct: CaseIterable, Sendable {
  case show, present, ask, showTabs

  @MainActor
  func perform(in context: FlowContext<Outcome>) {
    switch self {
    case .show: context.show(TestScreen("screen"))
    case .present: context.present(TestScreen("screen"), as: .sheet) {}
    case .ask: context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in }
    case .showTabs: _ = context.showTabs(["One"])
    }
  }
}

/// The causes for which an awaited flow is not started.
enum NoRun: CaseIterable, Sendable {
  case taskIsCancelled, running, ownerHasReported, ownerHasEnded

  var misuses: [FlowMisuse] {
    switch self {
    case .taskIsCancelled: []
    case .running: [.startedTwice]
    case .ownerHasReported, .ownerHasEnded: [.startedOutsideVisit]
    }
  }
}
