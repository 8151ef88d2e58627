import FlowKit
import FlowTesting
import Testing

/// Sentence 4 of the contract: the result when the person leaves.
@MainActor
struct CancellingTests {
  let test = FlowTest<Outcome>()

  // 4: catches a core that is never notified of the back button.

  @Test(arguments: [false, true])
  func `04 is cancelled when the person dismisses its first screen`(bySwipe: Bool) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    if bySwipe { test.window.swipeBack() } else { test.window.goBack() }
    let dismissals = test.window.transitions.count
    test.dismisser?.dismiss()

    #expect(test.results == [.cancelled])
    #expect(test.window.transitions.count == dismissals)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `04 a flow whose work is done can set the result of its dismissal`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting(.sheet))
    test.start(flow)
    flow.context.resultOnDismissal = .completed(5)
    flow.context.show(TestScreen("receipt"))

    test.window.pullDown()

    #expect(test.results == [.completed(5)])
  }

  @Test func `04 is cancelled when its sheet is pulled down`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting(.sheet))
    test.start(flow)
    flow.context.show(TestScreen("second"))

    test.window.pullDown()

    #expect(test.results == [.cancelled])
    #expect(test.window.names.isEmpty)
  }

  @Test func `04 a cancelled swipe reports nothing`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    test.window.swipeBack(cancelled: true)
    flow.finish(.completed(1))

    #expect(test.results == [.completed(1)])
  }

  @Test func `04 going back from a later screen reports nothing`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))

    test.window.goBack()

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `04 a single modal screen returns the result of its dismissal`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.present(TestScreen("question"), as: .sheet) { flow.finish(.completed(7)) }

    test.window.pullDown()

    #expect(test.results == [.completed(7)])
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `04 a screen that the flow dismisses itself does not count as the person's action`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let question = TestScreen("question")
    test.start(flow)
    flow.context.present(question, as: .sheet) { flow.finish(.completed(7)) }

    flow.context.dismiss(question)

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["flow's screen"])
  }
}
