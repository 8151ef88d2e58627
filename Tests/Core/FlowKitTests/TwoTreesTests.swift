import FlowKit
import FlowTesting
import Testing

/// Sentence 5 where flows of two trees share a window: each tree accounts only for the removals that it has requested.
@MainActor
struct TwoTreesTests {
  let test = FlowTest<Outcome>()
  let others = FlowController(observer: nil)
  let other: StubFlow<Outcome>

  init() { other = StubFlow("other", test.window.pushing) }

  // Catches a tree that takes the act of another one for its own, since its last transition is not quite over.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 a flow that another tree removes while a transition of its own ends is cancelled`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let actor = ActingRecorder()
    let flows = FlowController(observer: actor)
    var results: [Outcome] = []
    others.start(other) { _, _ in }
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    flows.start(flow) { result, _ in results.append(result) }
    test.window.settle()
    let next = TestScreen("next")
    actor.act(when: next) { [others, other] in others.terminate(other) }

    flow.context.show(next)
    test.window.settle()

    #expect(test.window.names.isEmpty)
    #expect(results == [.cancelled])
    #expect(actor.recorder.misuses.isEmpty)
  }

  // Catches a sub-flow that ends without a report, and whose caller waits for it.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 a sub-flow that another tree removes while its caller presents reports cancelled`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let actor = ActingRecorder()
    let flows = FlowController(observer: actor)
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    var received: [String] = []
    flows.start(caller) { _, _ in }
    test.window.settle()
    others.start(other) { _, _ in }
    test.window.settle()
    caller.context.start(StubFlow<Outcome>("sub", test.window.pushing)) { result, _ in received.append("\(result)") }
    test.window.settle()
    let sheet = TestScreen("sheet")
    actor.act(when: sheet) { [others, other] in others.terminate(other) }

    caller.context.present(sheet, as: .sheet) { received.append("dismissed") }
    test.window.settle()

    #expect(test.window.names == ["caller's screen"])
    #expect(received == ["cancelled", "dismissed"])
    #expect(caller.state == .running)
  }

  // Catches a tree whose request lasts until its transition is over, though the toolkit has reported the removal.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 a tree that replaces a stack does not account for another tree's removals in answer`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let sheet = test.window.presenting(.sheet)
    let second = StubFlow<Outcome>("second", sheet)
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    var received: [Outcome] = []
    others.start(other) { _, _ in second.context.goBack(to: second.screen) }
    test.window.settle()
    test.start(caller)
    test.window.settle()
    others.start(second) { _, _ in }
    test.window.settle()
    caller.context.start(StubFlow<Outcome>("sub", sheet)) { result, _ in received.append(result) }
    test.window.settle()

    caller.context.show(TestScreen("done"), replacingStack: true)
    test.window.settle()

    #expect(test.window.names == ["done", "second's screen"])
    #expect(received == [.cancelled])
    #expect(test.results.isEmpty)
    #expect(caller.state == .running)
  }

  // Catches a tree that accounts for removals in each window while it removes something in one.
  @Test func `05 a tree that goes back in one window does not account for another's removals in a second`() {
    let second = TestWindow(pace: .held)
    let caller = StubFlow<Outcome>("caller", second.pushing)
    var received: [Outcome] = []
    test.start(caller)
    caller.context.show(TestScreen("second"))
    second.settle()
    others.start(other) { _, _ in }
    caller.context.start(StubFlow<Outcome>("sub", test.window.pushing)) { result, _ in received.append(result) }

    caller.context.goBack(to: caller.screen)
    other.context.goBack(to: other.screen)
    let early = received
    second.settle()

    #expect(early == [.cancelled])
    #expect(received == [.cancelled])
    #expect(second.names == ["caller's screen"])
    #expect(caller.state == .running)
    #expect(test.results.isEmpty)
  }

  // Catches a removal in several windows that accounts for those of others while it waits for its next window.
  @Test func `05 a removal that waits for its next window does not account for another tree's removals there`() {
    let second = TestWindow(pace: .held)
    let below = StubFlow<Outcome>("below", second.pushing)
    let caller = StubFlow<Outcome>("caller", second.pushing)
    let sub = StubFlow<Outcome>("sub", second.pushing)
    others.start(below) { _, _ in }
    second.settle()
    test.start(caller)
    caller.context.start(sub) { _, _ in }
    sub.context.start(StubFlow<Outcome>("inner", test.window.pushing)) { _, _ in }
    second.settle()
    below.context.show(TestScreen("moving"))

    caller.context.terminate(sub)
    others.terminate(below)
    second.settle()

    #expect(second.names.isEmpty)
    #expect(test.window.names.isEmpty)
    #expect(test.results == [.cancelled])
  }

  // Catches a tree that takes an answering removal for its own act, since only the other's screens have gone before.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 two trees that go back in answer to each other account for their own acts only`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    others.start(other) { _, _ in }
    test.window.settle()
    test.start(caller)
    test.window.settle()
    let above = StubFlow<Outcome>("above", test.window.pushing)
    other.context.start(above) { [other] _, _ in other.context.goBack(to: other.screen) }
    test.window.settle()

    caller.context.goBack(to: caller.screen)
    test.window.settle()

    #expect(test.window.names == ["other's screen"])
    #expect(test.results == [.cancelled])
    #expect(other.state == .running)
  }

  // Catches a tree that accounts for nothing any more.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 of the screens of two trees that a flow removes, its own are its act, and the others are cancelled`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sheet = TestScreen("sheet")
    var received: [String] = []
    test.start(caller)
    caller.context.show(TestScreen("own"), onRemoved: { received.append("own") })
    test.window.settle()
    others.start(other) { result, _ in received.append("other \(result)") }
    test.window.settle()
    caller.context.present(sheet, as: .sheet) { received.append("sheet") }
    test.window.settle()

    caller.context.goBack(to: caller.screen)
    test.window.settle()

    #expect(test.window.names == ["caller's screen"])
    #expect(received == ["other cancelled"])
    #expect(test.results.isEmpty)
  }
}

/// A recorder that acts when a screen is shown.
@MainActor
private final class ActingRecorder: FlowObserver {
  let recorder = FlowRecorder()
  private var acts: [ObjectIdentifier: @MainActor () -> Void] = [:]

  func act(when screen: TestScreen, _ body: @escaping @MainActor () -> Void) { acts[ObjectIdentifier(screen)] = body }

  func flow(_ node: FlowNode, did event: FlowEvent) {
    recorder.flow(node, did: event)
    if case .screenShown(let screen) = event { acts.removeValue(forKey: ObjectIdentifier(screen))?() }
  }
}

extension TwoTreesTests {
  // Catches a tree at rest that takes the pause between two steps of another tree's transition for the end.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `01 a flow is not visited again between the steps of an exchange of another tree`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.settle()
    let first = TestScreen("first")
    let sheets = StubFlow<Outcome>("sheets", test.window.pushing) { $0.context.present(first, as: .sheet) {} }
    others.start(sheets) { _, _ in }
    test.window.settle()
    flow.finish(.completed(1))
    test.window.settle()

    sheets.context.present(TestScreen("second"), as: .sheet, replacing: first) {}
    test.window.settle()

    #expect(flow.state == .reported)
    #expect(test.window.names == ["flow's screen", "second"])
  }

  // Catches a flow that continues without screens, since another tree has acted before its own had counted them.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `05 all trees account for a removal before one of them acts on it`(pace: TestWindow.Pace) {
    test.window.pace = pace
    var dismisser: (any ViewControllerDismisser)?
    var results: [Outcome] = []
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let above = StubFlow<Outcome>("above", test.window.pushing)
    test.flows.start(below, onFinished: { _, _ in }) { dismisser = $0 }
    test.window.settle()
    others.start(other) { result, _ in results.append(result) }
    test.window.settle()
    test.flows.start(above) { _, _ in dismisser?.dismiss(animated: false) }
    test.window.settle()
    other.context.show(TestScreen("second"))
    test.window.settle()

    other.context.goBack(to: other.screen)
    test.window.settle()

    #expect(test.window.names.isEmpty)
    #expect(results == [.cancelled])
    #expect(other.state == .ended)
  }
}
