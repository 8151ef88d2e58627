import FlowKit
import FlowTesting
import Testing

/// Sentences 18 and 19: which screens are shown, and when.
@MainActor
struct TransitionTests {
  let test = FlowTest<Outcome>()

  // 18: catches a transition that begins during another and is dropped by the toolkit.

  @Test func `18 transitions wait for each other, in order`() {
    test.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))
    flow.context.present(TestScreen("third"), as: .sheet) {}

    let first = test.window.names
    test.window.settle()

    #expect(first == ["flow's screen"])
    #expect(test.window.names == ["flow's screen", "second", "third"])
  }

  @Test func `18 a transition waits for the person's swipe`() {
    let flow = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.didChoose(2)
    test.window.beginSwipeBack()

    flow.context.show(TestScreen("third"))
    let during = test.window.names
    test.window.endSwipeBack(cancelled: true)

    #expect(during == ["first", "second"])
    #expect(test.window.names == ["first", "second", "third"])
  }

  /// Catches a test's window in which a person swipes in the middle of a push, which holds it in one of the paces.
  @Test func `18 a swipe begins when the screen has come up`() {
    let flow = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))

    #expect(test.window.beginSwipeBack())
    test.window.endSwipeBack(cancelled: false)

    #expect(test.window.names == ["first"])
  }

  @Test func `18 a screen that is shown and dismissed during a swipe is dismissed after it`() {
    let flow = SettingsFlow(test.window.pushing)
    let third = TestScreen("third")
    test.start(flow)
    flow.didChoose(2)
    test.window.beginSwipeBack()

    flow.context.show(third)
    flow.context.dismiss(third)
    test.window.endSwipeBack(cancelled: true)

    #expect(test.window.names == ["first", "second"])
  }

  @Test func `18 a request during a dismissal takes effect after it`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting())
    let next = StubFlow<Outcome>("next", test.window.presenting())
    test.start(flow)
    flow.finish(.completed(1))
    test.window.holdsTransitions = true

    test.dismisser?.dismiss()
    test.flows.start(next)
    test.window.settle()

    #expect(test.window.names == ["next's screen"])
    #expect(test.window.modalCount == 1)
  }

  // 19: that a flow has no other way to the screen is seen by the compiler: `ViewController` and `NavigationController`
  // have no members. At run time, the time outside a visit remains.

  @Test func `19 shows nothing outside a visit`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    flow.context.show(TestScreen("too early"))
    test.start(flow)
    flow.finish(.completed(1))

    flow.context.show(TestScreen("too late"))

    #expect(test.window.names == ["flow's screen"])
    #expect(test.recorder.misuses == [.showedOutsideVisit, .showedOutsideVisit])
  }

  @Test func `19 starts nothing outside a visit, which is misuse`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    caller.context.start(sub) { _, _ in }

    test.start(caller)

    #expect(sub.state == .notStarted)
    #expect(test.recorder.misuses == [.startedOutsideVisit])
  }

  @Test func `19 asks nothing outside a visit, which is misuse`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.finish(.completed(1))

    flow.context.ask(Alert("Sure?", cancel: .init("OK", true))) { _ in }

    #expect(test.window.modalCount == 0)
    #expect(test.recorder.misuses == [.showedOutsideVisit])
  }
}
