import FlowKit
import FlowTesting
import Testing

/// Sentence 17: one modal screen in place of another.
@MainActor
struct ExchangeTests {
  let test = FlowTest<Outcome>()

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `17 one modal replaces another, which is not reported as removed`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let old = TestScreen("old")
    var told: [String] = []
    test.start(flow)
    flow.context.present(old, as: .sheet) { told.append("old") }
    test.window.settle()

    flow.context.present(TestScreen("new"), as: .sheet, replacing: old) { told.append("new") }
    test.window.settle()

    #expect(test.window.names == ["flow's screen", "new"])
    #expect(test.window.transitions.contains(.dismissed(ObjectIdentifier(old), animated: false)))
    #expect(told.isEmpty)
    #expect(test.recorder.misuses.isEmpty)
    #expect(flow.state == .running)
  }

  @Test func `17 a flow with only a modal continues when another modal replaces it`() {
    let old = TestScreen("old")
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(old, as: .sheet) { flow.finish(.completed(1)) }
    }
    test.start(flow)

    flow.context.present(TestScreen("new"), as: .sheet, replacing: old) { flow.finish(.completed(2)) }
    test.window.pullDown()

    #expect(test.results == [.completed(2)])
  }

  @Test(arguments: [false, true])
  func `17 screens that an exchange removes are reported when it is over`(byPerson: Bool) {
    test.window.holdsTransitions = true
    var answers = 0
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let old = TestScreen("old")
    test.start(flow)
    flow.context.present(old, as: .sheet) {}
    let beside = StubFlow<Outcome>("beside", test.window.pushing) { beside in
      beside.context.ask(Alert("Sure?", cancel: .init("No", 0))) { _ in answers += 1 }
    }
    test.flows.start(beside) { _, _ in }
    let exchange = { flow.context.present(TestScreen("new"), as: .sheet, replacing: old) {} }
    let trigger = StubFlow<Outcome>("trigger", test.window.pushing) { trigger in
      if byPerson { trigger.context.ask(Alert("Exchange?", cancel: .init("Yes", 0))) { _ in exchange() } }
    }
    test.flows.start(trigger) { _, _ in exchange() }
    test.window.settle()

    if byPerson { test.window.answer("Yes") } else { trigger.finish(.completed(1)) }
    let early = answers
    test.window.settle()

    #expect(early == 0)
    #expect(answers == 1)
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `06 a modal counts as dismissed if its host has gone, and the modal that it replaces was all that was left`(
    pace: TestWindow.Pace
  ) {
    test.window.pace = pace
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { _ in }
    test.flows.start(flow)
    let tabs = flow.context.showTabs(["One", "Two"])
    let inTab = StubFlow<Outcome>("inTab", tabs.stacks[0]) { _ in }
    flow.context.start(inTab) { _, _ in }
    var told: [String] = []
    let modal = StubFlow<Outcome>("modal", inTab.context.pushing) { modal in
      modal.context.present(modal.screen, as: .fullScreen) { told.append("old") }
    }
    inTab.context.start(modal) { result, _ in told.append("\(result)") }
    flow.context.show(TestScreen("instead of the tabs"), replacingStack: true)
    test.window.settle()
    #expect(test.window.names == ["instead of the tabs", "modal's screen"])

    modal.context.present(TestScreen("new"), as: .fullScreen, replacing: modal.screen) { told.append("dismissed") }
    test.window.settle()

    #expect(test.window.names == ["instead of the tabs"])
    #expect(told == ["dismissed", "cancelled"])
  }

  @Test func `07 an exchange that an ended flow has requested removes nothing`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let old = TestScreen("old")
    test.start(flow)
    flow.context.present(old, as: .sheet) {}
    test.window.beginSwipeBack()

    flow.context.present(TestScreen("new"), as: .sheet, replacing: old) {}
    test.flows.terminate(flow)
    test.window.endSwipeBack(cancelled: true)

    #expect(test.window.names.isEmpty)
    #expect(!test.window.transitions.contains(.dismissed(ObjectIdentifier(old), animated: false)))
  }
}
