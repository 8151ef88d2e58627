import FlowKit
import FlowTesting
import Testing

/// Sentences 8, 12, 16 and 18 where a toolkit is odd.
@MainActor
struct WindowsTests {
  let test = FlowTest<Outcome>()

  @Test func `08 a duplicate notification of a toolkit counts once`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let screens = test.window.navigation.screens
    test.window.goBack()

    FlowScreen.didRemove(screens, revealing: nil, byPerson: true)

    #expect(test.results == [.cancelled])
    #expect(test.recorder.events.filter { $0.contains("lost") }.count == 1)
  }

  // 16: catches a flow that is pushed onto a stack that has gone.
  @Test func `16 a presented flow whose stack was dismissed is presented again`() {
    let toolkit = KeepingToolkit()
    let flows = FlowController(observer: nil)
    let flow = StubFlow<Outcome>("flow", .present(.sheet, over: toolkit.window.navigation, using: toolkit))
    flows.start(flow) { _, _ in }

    flow.context.dismiss(flow.screen)
    flow.context.show(TestScreen("again"))

    #expect(toolkit.window.names == ["again"])
    #expect(toolkit.window.modalCount == 1)
    #expect(flow.state == .running)
  }

  @Test func `12 the newest of several screens can be removed while the others stay, and vice versa`() {
    let sheet = TestScreen("sheet")
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen)
      flow.context.present(sheet, as: .sheet) {}
      flow.context.show(TestScreen("beneath"))
      flow.context.show(TestScreen("last"))
    }
    test.start(flow)

    flow.context.dismiss(sheet)
    let left = flow.context.node.viewControllers.compactMap { $0 as? TestScreen }.map(\.name)
    flow.context.show(TestScreen("new"))
    test.flows.terminate(flow)

    #expect(left == ["flow's screen", "beneath", "last"])
    #expect(test.window.names.isEmpty)
  }

  // 18: catches a transition that begins before the presenter of the one before has returned.
  @Test(arguments: [false, true])
  func `18 the next transition does not begin inside a presenter`(afterSwipe: Bool) {
    let toolkit = KeepingToolkit()
    let flows = FlowController(observer: nil)
    let flow = StubFlow<Outcome>("flow", .push(onto: toolkit.window.navigation, using: toolkit))
    flows.start(StubFlow<Outcome>("below", toolkit.window.pushing))
    if afterSwipe { toolkit.window.beginSwipeBack() }

    flows.start(
      flow, onFinished: { _, _ in },
      onStarted: { _ in flow.context.show(TestScreen("second")) })
    toolkit.window.endSwipeBack(cancelled: true)

    #expect(toolkit.log.steps == ["present", "presented", "present", "presented"])
  }

  // 8: catches a completion of a former transition that is taken for the current one's.
  @Test func `08 a late second completion does not end the current transition`() {
    let recorder = FlowRecorder()
    let flows = FlowController(observer: recorder)
    let toolkit = KeepingToolkit()
    toolkit.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", .push(onto: toolkit.window.navigation, using: toolkit))
    flows.start(flow)
    toolkit.window.settle()
    flow.context.show(TestScreen("second"))
    flow.context.show(TestScreen("third"))

    toolkit.log.completions.first?()

    #expect(recorder.misuses == [.transitionCompletedTwice])
    #expect(toolkit.window.names == ["flow's screen", "second"])
    toolkit.window.settle()
    #expect(toolkit.window.names == ["flow's screen", "second", "third"])
  }

  // Catches a dismissal that is tried again and again, or never over.
  @Test func `08 a dismissal completes though the toolkit does not remove the screens`() {
    let recorder = FlowRecorder()
    let flows = FlowController(observer: recorder)
    let window = TestWindow()
    let toolkit = BrokenFactory(window: window, fault: .dismissesNothing)
    let flow = StubFlow<Outcome>("flow", .push(onto: window.navigation, using: toolkit))
    var completions = 0
    flows.start(flow)

    flow.context.dismiss(flow.screen) { completions += 1 }
    flow.context.show(TestScreen("second"))

    #expect(completions == 1)
    #expect(window.names == ["flow's screen", "second"])
    #expect(recorder.misuses.isEmpty)
  }
}
