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
    let caller = StubFlow<Outcome>("caller")
    test.start(caller)
    let pushed = StubFlow<Outcome>("pushed", caller.context.pushing)
    let presented = StubFlow<Outcome>("presented", caller.context.presenting(.sheet))
    caller.context.start(pushed)
    caller.context.start(presented)

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
    let caller = StubFlow<Outcome>("caller")
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(caller)
    if cause == .running { test.flows.start(flow) }
    if cause == .callerHasReported { caller.finish(.completed(1)) }
    if cause == .callerHasEnded { test.flows.terminate(caller) }
    let running = Task {
      if cause == .taskIsCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      return (await caller.context.run(flow), Task.isCancelled)
    }

    let (result, isCancelled) = await running.value

    #expect(result == .cancelled)
    #expect(isCancelled == (cause == .taskIsCancelled))
    #expect(test.recorder.misuses == cause.misuses)
  }

  // Catches two flows that share a stack by accident, or that cannot share one on purpose.
  @Test func `16 flows with one presentation share its stack, and each call of presenting makes another stack`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(caller)
    let shared = caller.context.presenting(.sheet)
    caller.context.start(StubFlow<Outcome>("one", shared)) { _, _ in }
    caller.context.start(StubFlow<Outcome>("two", shared)) { _, _ in }
    let together = test.window.modalCount
    caller.context.start(StubFlow<Outcome>("three", caller.context.presenting(.sheet))) { _, _ in }

    #expect(together == 1)
    #expect(test.window.modalCount == 2)
    #expect(test.window.names == ["caller's screen", "one's screen", "two's screen", "three's screen"])
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

  // Catches a caller that can act on a result of its sub-flow, but not on its progress.
  @Test(arguments: [true, false])
  func `28 a caller that acts on progress begins a visit`(acts: Bool) {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Download>("sub", test.window.pushing)
    test.start(caller)
    caller.context.start(
      sub, onFinished: { _, _ in },
      onProgress: { if acts { caller.finish(.completed($0)) } })
    caller.finish(.completed(1))

    sub.context.send(2)
    sub.context.send(3)

    #expect(test.results == (acts ? [.completed(1), .completed(2), .completed(3)] : [.completed(1)]))
    #expect(caller.state == .reported)
    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.lives.filter { $0 == "caller visited again" }.count == (acts ? 2 : 0))
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
  case taskIsCancelled, running, callerHasReported, callerHasEnded

  var misuses: [FlowMisuse] {
    switch self {
    case .taskIsCancelled: []
    case .running: [.startedTwice]
    case .callerHasReported, .callerHasEnded: [.startedOutsideVisit]
    }
  }
}
