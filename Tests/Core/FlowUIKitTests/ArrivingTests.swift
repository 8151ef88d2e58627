#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  /// Flows in UIKit whose answers arrive before they are left.
  @MainActor
  struct ArrivingTests {
    private let desk = FlowDesk()
    private let which = Alert("Which?", choices: [.init("One", 1)], cancel: .init("None", 0))

    private func startFlow() -> StubFlow<FlowOutcome<Int>> {
      let flow = desk.start()
      desk.stage.settle()
      return flow
    }

    /// Another flow replaces the stack under the question.
    private func openLink() {
      desk.stage.settle()
      desk.start { $0.context.show(PlainScreen("Link"), replacingStack: true) }
      desk.stage.settle()
    }

    private func answer() {
      desk.device.answer("One")
      desk.stage.settle()
    }

    // Catches a rule that forgets the flow with its first question.
    @Test func `a flow under a link is left after its last question`() {
      let flow = startFlow()
      flow.context.ask(which) { [which] _ in flow.context.ask(which) { _ in } }
      openLink()

      answer()
      let state = flow.state
      answer()

      #expect(state == .running)
      #expect(desk.received == ["cancelled"])
      #expect(flow.state == .ended)
    }

    // Catches a flow that is cancelled in the call that removes the alert.
    @Test func `an awaited answer arrives at a flow under a link`() async {
      let flow = startFlow()
      let asking = Task { flow.finish(.completed(await flow.context.ask(which))) }
      await nextTurn()
      openLink()

      answer()
      await asking.value

      #expect(desk.received == ["completed(1)"])
    }

    @Test func `an answer arrives at a flow under a link through a sub-flow`() {
      let flow = startFlow()
      let sub = StubFlow<FlowOutcome<Int>>("sub", flow.context.pushing) { [which] sub in
        sub.context.ask(which) { sub.finish(.completed($0)) }
      }
      flow.context.start(sub) { result, _ in flow.finish(result) }
      openLink()

      answer()

      #expect(desk.received == ["completed(1)"])
    }
  }
#endif
