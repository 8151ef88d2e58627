import FlowKit
import FlowTesting
import Testing

/// Sentences 1 and 14: when a visit begins again, and when not.
@MainActor
struct VisitTests {
  let test = FlowTest<Outcome>()

  // Catches a kernel that visits a flow as soon as it is uncovered, although the next screen is pending.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `01 a flow that is uncovered only until the next screen appears is not visited`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let sheet = TestScreen("sheet")
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let next = StubFlow<Outcome>("next", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    var received: [Outcome] = []
    test.flows.start(flow) { [flows = test.flows] result, _ in
      received.append(result)
      flows.start(next) { _, _ in }
    }
    flow.context.present(sheet, as: .sheet) {}
    test.window.settle()

    flow.context.dismiss(sheet)
    flow.finish(.completed(1))
    test.window.settle()

    #expect(received == [.completed(1)])
    #expect(test.window.names == ["next's screen"])
    #expect(test.flows.subflows.map(FlowRecorder.name) == ["next"])
  }

  @Test func `01 is visited again when the program removes the screens above it`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", test.window.pushing)
    test.start(caller)
    var next = TestScreen("next")
    caller.context.start(question) { _, _ in
      next = TestScreen("next")
      caller.context.show(next)
    }

    for number in 1...2 {
      question.finish(.completed(number))
      caller.context.dismiss(next)
    }

    #expect(question.state == .running)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `01 is not visited again while the person's finger is on the screen`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", test.window.pushing)
    test.start(caller)
    caller.context.start(question) { _, _ in caller.context.show(TestScreen("next")) }
    question.finish(.completed(1))
    test.window.goBack()
    question.finish(.completed(2))
    test.window.beginSwipeBack()

    test.window.endSwipeBack(cancelled: false)
    let afterSwipe = question.state

    #expect(afterSwipe == .running)
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a search upwards that ends at the first flow that runs.
  @Test func `01 a flow that has reported is visited again although a flow inside it is running`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let middle = StubFlow<Outcome>("middle")
    let inner = StubFlow<Outcome>("inner", test.window.pushing)
    test.start(outer)
    outer.context.start(middle) { _, _ in }
    middle.context.start(inner) { _, _ in middle.context.show(TestScreen("nowhere")) }
    middle.context.start(StubFlow<Outcome>("above", test.window.pushing)) { _, _ in }
    outer.finish(.completed(1))

    test.window.goBack()

    #expect(outer.state == .running)
    #expect(middle.state == .running)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `01 a caller that reports and then dismisses the screens above it is visited again`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", test.window.pushing)
    test.start(caller)
    test.window.settle()
    caller.context.start(question) { result, dismisser in
      caller.finish(result)
      dismisser.dismiss()
    }
    test.window.settle()

    question.finish(.completed(1))
    test.window.settle()

    #expect(test.results == [.completed(1)])
    #expect(caller.state == .running)
    #expect(test.window.names == ["caller's screen"])
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `01 a flow that reports in the answer to its own question is visited again when that is gone`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.settle()
    flow.context.ask(Alert("Order it?", choices: [.init("Yes", 1)], cancel: .init("No", 0))) {
      flow.finish(.completed($0))
    }
    test.window.settle()

    test.window.answer("Yes")
    test.window.settle()

    #expect(test.results == [.completed(1)])
    #expect(flow.state == .running)
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `01 a flow that starts beside a reported one does not begin a visit of that one`() {
    let left = StubFlow<Outcome>("left", test.window.pushing)
    test.start(left)
    left.finish(.completed(1))

    test.flows.start(StubFlow<Outcome>("other", test.window.pushing))

    #expect(left.state == .reported)
  }

  // Catches a kernel that visits the flow that was uncovered last, and not the visible one.
  @Test func `01 a flow that is covered again before rest is not visited`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", test.window.pushing)
    let next = TestScreen("next")
    test.start(caller)
    caller.context.start(question) { _, _ in caller.context.show(next) }
    question.finish(.completed(1))

    caller.context.inOneMovement {
      caller.context.dismiss(next)
      caller.context.show(TestScreen("other"))
    }

    #expect(question.state == .reported)
    #expect(test.window.names.last == "other")
  }

  @Test func `14 the app is idle after a movement, after progress, and when a finger is lifted`() async {
    let caller = StubFlow<Download>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", test.window.pushing)
    test.flows.start(caller, onFinished: { _, _ in }, onProgress: { _ in })
    caller.context.inOneMovement { caller.context.start(question) { _, _ in } }
    caller.context.send(1)
    test.window.beginSwipeBack()
    caller.context.show(TestScreen("late"))
    test.window.endSwipeBack(cancelled: true)

    await test.flows.idle()

    #expect(test.window.names == ["caller's screen", "question's screen", "late"])
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `01 a flow that is uncovered under the person's finger, and covered again by then, is not visited`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let question = StubFlow<Outcome>("question", test.window.pushing)
    test.start(caller)
    caller.context.start(question) { _, _ in caller.context.show(TestScreen("next")) }
    question.finish(.completed(1))
    test.window.beginSwipeBack()
    test.window.goBack()

    caller.context.show(TestScreen("other"))
    test.window.endSwipeBack(cancelled: true)

    #expect(question.state == .reported)
    #expect(test.window.names.last == "other")
  }

  // Catches a tree that takes itself to be at rest while the person's finger is on the screen.
  @Test func `01 screens removed during a held swipe are reported in the visit that begins after it`() {
    var states: [FlowNode.State] = []
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("next"), onRemoved: { states.append(flow.state) })
    flow.finish(.completed(1))
    test.window.beginSwipeBack()
    test.window.goBack()
    #expect(states == [])

    test.window.endSwipeBack(cancelled: true)

    #expect(states == [.running])
  }
}
