import FlowKit
import FlowTesting
import Testing

/// Sentences 1, 4, 5, 8 and 18: the rules also hold during transitions.
@MainActor
struct InterleavingTests {
  let test = FlowTest<Outcome>()

  // 4: catches a screen that comes after the person has left the flow.
  @Test func `04 a screen that is pending when the person leaves is not shown`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    flow.context.show(TestScreen("late"))

    test.window.endSwipeBack(cancelled: false)

    #expect(test.results == [.cancelled])
    #expect(test.window.names.isEmpty)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `04 a sub-flow whose first screen is pending when the person leaves is terminated`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    flow.context.start(sub) { _, _ in }

    test.window.endSwipeBack(cancelled: false)

    #expect(test.recorder.lives.suffix(2) == ["sub terminated", "flow reported cancelled"])
    #expect(test.window.names.isEmpty)
  }

  @Test(arguments: [false, true])
  func `04 a flow that is visited again is informed of its removed screens`(bySwipe: Bool) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var states: [FlowNode.State] = []
    test.start(flow)

    for number in 1...2 {
      flow.context.show(TestScreen("second"), onRemoved: { states.append(flow.state) })
      flow.finish(.completed(number))
      if bySwipe { test.window.swipeBack() } else { test.window.goBack() }
    }

    #expect(states == [.running, .running])
    #expect(test.results == [.completed(1), .completed(2)])
  }

  @Test func `04 an action of the person during a transition is reported at once`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let other = StubFlow<Outcome>("other", test.window.pushing)
    test.flows.start(other)
    test.start(flow)
    test.window.holdsTransitions = true
    other.context.present(TestScreen("sheet"), as: .sheet) {}

    FlowScreen.didRemove(Array(test.window.navigation.screens.suffix(1)), revealing: nil, byPerson: true)

    #expect(test.results == [.cancelled])
  }

  // Catches a tree that waits forever for a delivery that it holds back twice.
  @Test func `18 screens removed in two steps during a transition are reported when it is over`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var removed = 0
    test.start(flow)
    for _ in 0..<2 { flow.context.show(TestScreen("above"), onRemoved: { removed += 1 }) }
    let screens = test.window.navigation.screens
    test.window.holdsTransitions = true
    flow.context.present(TestScreen("sheet"), as: .sheet) {}

    for screen in screens.dropFirst().reversed() {
      FlowScreen.didRemove([screen], revealing: nil, byPerson: false)
    }
    test.window.settle()
    flow.finish(.completed(1))

    #expect(test.results == [.completed(1)])
  }

  @Test func `01 callbacks of a replacement run when it is complete`() {
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    let wizard = StubFlow<Outcome>("wizard", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    var events: [String] = []
    test.flows.start(beside) { [test] _, _ in events = test.recorder.events }
    test.window.holdsTransitions = true

    test.flows.start(wizard)
    test.window.settle()

    #expect(events.contains("wizard showed wizard's screen"))
  }

  @Test func `08 a dismissal completes before screens that are shown at rest`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    var completions = 0
    test.start(flow)
    flow.context.start(sub, onFinished: { _, _ in }, onStarted: { dismisser = $0 })
    flow.context.show(TestScreen("above"), onRemoved: { flow.context.show(TestScreen("next")) })
    flow.finish(.completed(1))
    test.window.holdsTransitions = true

    dismisser?.dismiss(animated: false) { completions += 1 }

    #expect(completions == 1)
  }

  @Test(arguments: [false, true])
  func `04 a flow that reports at the same time is informed of its removed screens`(together: Bool) {
    var removed = 0
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { _ in }
    let other = StubFlow<Outcome>("other")
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen, onRemoved: { removed += 1 })
      flow.context.start(sub) { _, _ in }
    }
    test.start(flow)
    test.flows.start(other) { _, _ in
      if together { flow.finish(.completed(1)) }
      sub.context.show(sub.screen, replacingStack: true)
    }
    if !together { flow.finish(.completed(1)) }

    other.finish(.completed(2))

    #expect(flow.state == .reported)
    #expect(removed == 1)
  }

  @Test func `05 a flow that ends with the reported one around it is no misuse`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let flow = StubFlow<Outcome>("flow") { $0.context.start(sub) { _, _ in } }
    test.start(flow)
    test.window.beginSwipeBack()
    flow.finish(.completed(1))
    sub.context.start(StubFlow<Outcome>("inner", test.window.pushing)) { _, _ in }

    test.window.endSwipeBack(cancelled: false)

    #expect(test.recorder.misuses.isEmpty)
    #expect(flow.state == .ended)
  }

  // Catches a transition that begins amid the callbacks of the one before, but only if that was in progress.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `18 the next transition begins after all callbacks of the previous one`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let next = StubFlow<Outcome>("next", test.window.pushing) { $0.context.show($0.screen, animated: false) }
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    let wizard = StubFlow<Outcome>("wizard", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    var wasShown = true
    test.flows.start(beside) { [test] _, _ in
      test.flows.start(next) { _, _ in }
      wasShown = test.recorder.events.contains("next showed next's screen")
    }
    test.window.settle()

    test.flows.start(wizard) { _, _ in }
    test.window.settle()

    #expect(!wasShown)
    #expect(test.window.names == ["wizard's screen", "next's screen"])
  }
}
