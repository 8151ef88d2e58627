import FlowKit
import FlowTesting
import Testing

/// Sentence 22: the observer sees when the person is back at a screen.
@MainActor
@Suite(.bothWays)
struct RevealedScreenTests {
  let test = FlowTest<Outcome>()

  /// The events of this kind so far.
  private var revealed: [String] { test.recorder.events.filter { $0.contains("revealed") } }

  // Catches screen views that are counted only when a screen is shown.

  @Test func `22 the person is back at a screen when the screens above it are gone`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    for name in ["second", "third"] { flow.context.show(TestScreen(name)) }

    test.window.goBack()
    test.window.swipeBack()

    #expect(revealed == ["flow revealed second", "flow revealed flow's screen"])
  }

  @Test func `22 the person is back at a screen that is uncovered in any way`() {
    let flows = NestedFlows()
    var revealed: [String] { flows.test.recorder.events.filter { $0.contains("revealed") } }
    flows.middle.context.present(TestScreen("sheet"), as: .sheet) {}
    flows.test.window.pullDown()
    flows.middle.context.terminate(flows.inner)
    flows.outer.context.start(StubFlow<Outcome>("other", flows.outer.context.presenting(.sheet))) { $1.dismiss() }
    flows.outer.context.goBack(to: flows.outer.screen)

    #expect(
      revealed == ["inner revealed inner's screen", "middle revealed middle's screen", "outer revealed outer's screen"])
  }

  @Test func `22 the person is back at a screen before a new visit begins`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let above = StubFlow<Outcome>("above", test.window.pushing)
    test.start(flow)
    test.flows.start(above)
    flow.finish(.completed(1))

    test.window.goBack()

    #expect(
      test.recorder.events.suffix(5) == [
        "above lost above's screen", "above reported cancelled", "above ended", "flow revealed flow's screen",
        "flow visited again",
      ])
  }

  @Test func `22 the person is back at a screen when an alert was answered`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in }

    test.window.answer("No")

    #expect(revealed == ["flow revealed flow's screen"])
  }

  @Test func `22 the person is at a screen when its tab is selected`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      let tabs = flow.context.showTabs(["One", "Two"])
      for (name, stack) in zip(["one", "two"], tabs.stacks) {
        flow.context.start(StubFlow<Outcome>(name, stack)) { _, _ in }
      }
    }
    test.start(flow)

    test.window.select(tab: 1)
    test.window.select(tab: 0)
    test.window.select(tab: 0)

    #expect(revealed == ["two revealed two's screen", "one revealed one's screen"])
  }

  // Catches an event for a screen that is visible for a moment only.

  @Test func `22 the person is not back at a screen when a swipe is cancelled`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))

    test.window.swipeBack(cancelled: true)

    #expect(revealed.isEmpty)
  }

  @Test func `22 the person is not back at a screen between two transitions`() {
    test.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let second = TestScreen("second")
    test.start(flow)
    flow.context.show(second)
    test.window.settle()

    flow.context.dismiss(second)
    flow.context.show(TestScreen("third"))
    test.window.settle()

    #expect(test.window.names == ["flow's screen", "third"])
    #expect(revealed.isEmpty)
  }

  @Test func `22 the person is back once at the screen that remains of several`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let screens = (0..<3).map { TestScreen("\($0)") }
    test.start(flow)
    for screen in screens { flow.context.show(screen) }

    flow.context.inOneMovement { for screen in screens.reversed() { flow.context.dismiss(screen) } }
    test.window.settle()

    #expect(revealed == ["flow revealed flow's screen"])
  }

  @Test func `22 a screen is not revealed when another replaces the one above it`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let sheet = TestScreen("sheet")
    test.start(flow)
    flow.context.present(sheet, as: .sheet) {}

    flow.context.present(TestScreen("other"), as: .sheet, replacing: sheet) {}

    #expect(test.window.names == ["flow's screen", "other"])
    #expect(revealed.isEmpty)
  }
}
