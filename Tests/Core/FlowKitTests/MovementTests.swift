import FlowKit
import FlowTesting
import Testing

/// Sentences 7 and 17: several screens in one movement, back to one of one's own.
@MainActor
struct MovementTests {
  let test = FlowTest<Outcome>()

  @Test(arguments: [nil, .sheet] as [ModalStyle?])
  func `17 screens that are shown together appear in one movement`(style: ModalStyle?) {
    let flow = StubFlow<Outcome>("flow", style.map { test.window.presenting($0) } ?? test.window.pushing) { flow in
      flow.context.inOneMovement {
        flow.context.show(flow.screen)
        flow.context.inOneMovement { flow.context.show(TestScreen("second")) }
        flow.context.show(TestScreen("third"))
      }
    }

    test.start(flow)

    #expect(test.window.transitions.count == 1)
    #expect(test.window.names == ["flow's screen", "second", "third"])
    #expect(test.startCount == 1)
  }

  @Test func `17 a movement contains no screens of the previous one`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    for name in ["second", "third"] { flow.context.inOneMovement { flow.context.show(TestScreen(name)) } }

    #expect(test.window.transitions.count == 3)
    #expect(test.window.names == ["flow's screen", "second", "third"])
  }

  @Test func `17 screens of a sub-flow appear in the same movement`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.inOneMovement {
        flow.context.show(flow.screen)
        flow.context.start(StubFlow<Outcome>("sub", flow.context.pushing)) { _, _ in }
      }
    }

    test.start(flow)

    #expect(test.window.transitions.count == 1)
    #expect(test.window.names == ["flow's screen", "sub's screen"])
  }

  @Test func `17 screens of two presentations of one stack appear in one movement`() {
    let caller = StubFlow<Outcome>("caller")
    test.start(caller)

    caller.context.inOneMovement {
      caller.context.start(StubFlow<Outcome>("one", test.window.pushing)) { _, _ in }
      caller.context.start(StubFlow<Outcome>("two", test.window.pushing)) { _, _ in }
    }

    #expect(test.window.transitions.count == 1)
    #expect(test.window.names == ["one's screen", "two's screen"])
  }

  @Test func `17 screens on another stack are a separate movement, in order`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.inOneMovement {
        flow.context.show(flow.screen)
        flow.context.show(TestScreen("second"))
        flow.context.present(TestScreen("sheet"), as: .sheet) {}
        flow.context.show(TestScreen("beneath"))
      }
    }

    test.start(flow)

    #expect(test.window.transitions.count == 3)
    #expect(test.window.names == ["flow's screen", "second", "beneath", "sheet"])
  }

  @Test func `17 a stack is replaced by several screens in one movement`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.context.inOneMovement {
      flow.context.show(TestScreen("first"), replacingStack: true)
      flow.context.show(TestScreen("second"))
    }

    #expect(test.window.transitions.count == 2)
    #expect(test.window.names == ["first", "second"])
    #expect(test.results.isEmpty)
  }

  @Test func `17 a flow that ends while screens are collected shows none`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [flows = test.flows] flow in
      flow.context.inOneMovement {
        flow.context.show(flow.screen)
        flows.terminate(flow)
      }
    }

    test.start(flow)

    #expect(test.window.names.isEmpty)
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `17 goes back to one of its screens from anywhere above it`() {
    let flow = SettingsFlow(test.window.pushing)
    var completions = 0
    test.start(flow)
    flow.didChoose(2)
    flow.context.start(StubFlow<Outcome>("sub", flow.context.pushing)) { _, _ in }
    flow.context.present(TestScreen("sheet"), as: .sheet) {}
    let before = test.window.transitions.count

    flow.context.goBack(to: flow.first) { completions += 1 }

    #expect(test.window.names == ["first"])
    #expect(test.window.transitions.count == before + 1)
    #expect(completions == 1)
    #expect(test.recorder.lives.last == "sub terminated")
  }

  @Test func `17 going back to the top, or to a missing screen, changes nothing and completes`() {
    let flow = SettingsFlow(test.window.pushing)
    var completions = 0
    test.start(flow)

    flow.context.goBack(to: flow.first) { completions += 1 }
    flow.context.goBack(to: TestScreen("never shown")) { completions += 1 }

    #expect(test.window.names == ["first"])
    #expect(completions == 2)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test(arguments: [false, true])
  func `07 a request of an ended flow replaces nothing`(inOneMovement: Bool) {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(caller)
    let sub = StubFlow<Outcome>("sub", caller.context.pushing) { $0.context.show($0.screen, replacingStack: true) }
    let acts = {
      caller.context.start(sub) { _, _ in }
      caller.context.show(TestScreen("second"))
      caller.context.terminate(sub)
    }

    if inOneMovement {
      caller.context.inOneMovement(acts)
    } else {
      test.window.beginSwipeBack()
      acts()
      test.window.endSwipeBack(cancelled: true)
    }

    #expect(test.window.names == ["caller's screen", "second"])
  }

  // Catches screens of one stack that come onto another, because that is not up yet.
  @Test func `17 pending screens of two presentations are not shown on one stack`() {
    let caller = StubFlow<Outcome>("caller")
    test.start(caller)

    caller.context.inOneMovement {
      caller.context.start(StubFlow<Outcome>("one", test.window.presenting())) { _, _ in }
      caller.context.start(StubFlow<Outcome>("two", test.window.presenting())) { _, _ in }
    }

    #expect(test.window.modalCount == 2)
    #expect(test.window.names == ["one's screen", "two's screen"])
  }
}
