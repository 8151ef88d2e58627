import FlowKit
import FlowTesting
import Testing

/// Sentences 16 and 17: where and how flows show themselves.
@MainActor
struct ShowingTests {
  let test = FlowTest<Outcome>()

  // 16: catches a flow that knows whether it was pushed.

  @Test(arguments: [nil, .sheet, .fullScreen] as [ModalStyle?])
  func `16 the same flow runs pushed and presented`(style: ModalStyle?) {
    let flow = SettingsFlow(style.map { test.window.presenting($0) } ?? test.window.pushing)
    test.start(flow)

    flow.didChoose(2)
    let shown = test.window.names
    test.window.goBack()
    test.window.goBack()

    #expect(shown == ["first", "second"])
    #expect(test.window.modalCount == 0)
    #expect(test.results == [.cancelled])
  }

  @Test func `16 a sub-flow shares the stack of a flow that was presented`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting())
    test.start(flow)

    flow.context.start(StubFlow<Outcome>("sub", flow.context.pushing))

    #expect(test.window.modalCount == 1)
    #expect(test.window.navigation.screens.isEmpty)
  }

  @Test func `16 a presented flow may begin with a sub-flow on its stack`() {
    var dismisser: (any ViewControllerDismisser)?
    let flow = StubFlow<Outcome>("flow", test.window.presenting()) { flow in
      let sub = StubFlow<Outcome>("sub", flow.context.pushing)
      flow.context.start(sub) { _, _ in flow.context.show(flow.screen) }
    }
    test.flows.start(flow, onStarted: { dismisser = $0 })

    (flow.context.subflows.first?.flow as? StubFlow<Outcome>)?.finish(.completed(1))
    let shown = test.window.names
    dismisser?.dismiss()

    #expect(shown == ["sub's screen", "flow's screen"])
    #expect(test.window.modalCount == 0)
  }

  @Test func `16 a presented flow can present another`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting())
    test.start(flow)

    flow.context.start(StubFlow<Outcome>("sub", flow.context.presenting(.fullScreen)))

    #expect(test.window.modalCount == 2)
  }

  // 17: catches a dismisser per screen, or one that takes only the last.

  @Test func `17 one dismisser undoes all screens in one transition`() {
    let flow = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.didChoose(2)
    flow.didChoose(3)
    let shown = test.window.transitions.count

    test.dismisser?.dismiss()
    test.dismisser?.dismiss()

    #expect(test.window.names.isEmpty)
    #expect(test.window.transitions.count == shown + 1)
  }

  @Test func `17 replacing the stack is an argument of the call`() {
    let flow = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.didChoose(2)

    flow.didFinishWizard()
    flow.didChoose(3)

    #expect(test.window.names == ["done", "second"])
    #expect(test.results == [.completed(3)])
  }

  @Test func `17 a flow that replaces the screens of its sub-flow ends that`() {
    let flow = SettingsFlow(test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    var subResults: [Outcome] = []
    test.start(flow)
    flow.context.start(sub) { result, _ in subResults.append(result) }

    flow.didFinishWizard()

    #expect(test.window.names == ["done"])
    #expect(subResults.isEmpty)
    #expect(test.results.isEmpty)
    #expect(test.recorder.lives.last == "sub terminated")
  }

  @Test func `17 a flow that replaces the screens of its caller leaves the caller running`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = SettingsFlow(test.window.pushing)
    test.start(caller)
    caller.context.start(sub)

    sub.didFinishWizard()

    #expect(test.results.isEmpty)
    #expect(test.flows.subflows.map(\.state) == [.running])
  }

  @Test func `17 a flow beside it whose screens are replaced is cancelled`() {
    let beside = StubFlow<Outcome>("beside", test.window.pushing)
    let flow = SettingsFlow(test.window.pushing)
    test.start(beside)
    test.flows.start(flow)

    flow.didFinishWizard()

    #expect(test.results == [.cancelled])
  }

  @Test func `17 going back to a screen removes the screens above it`() {
    let flow = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.didChoose(2)

    flow.didAskToStartOver()

    #expect(test.window.names == ["first"])
    #expect(test.results.isEmpty)
  }
}
