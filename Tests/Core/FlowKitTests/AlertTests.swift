import FlowKit
import FlowTesting
import Testing

/// Sentence 24: questions.
@MainActor
struct AlertTests {
  let test = FlowTest<Outcome>()
  private let sure = Alert(
    "Discard?", choices: [.init("Discard", true, isDestructive: true)], cancel: .init("Keep", false))

  // Catches an answer that is reported as a dismissal, or twice.
  @Test(arguments: ["Discard", "Keep"])
  func `24 an answer arrives once, and the alert is dismissed`(label: String) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var answers: [Bool] = []
    test.start(flow)
    flow.context.ask(sure) { answers.append($0) }
    let asked = test.window.top is TestAlert

    test.window.answer(LocalizedText(verbatim: label))
    test.window.answer(LocalizedText(verbatim: label))

    #expect(asked)
    #expect(answers == [label == "Discard"])
    #expect(test.window.names == ["flow's screen"])
    #expect(test.results.isEmpty)
  }

  @Test func `24 a flow may consist of an alert only`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [sure] flow in
      flow.context.ask(sure) { flow.finish($0 ? .completed(1) : .cancelled) }
    }
    test.start(flow)

    test.window.answer("Discard")

    #expect(test.results == [.completed(1)])
    #expect(test.window.modalCount == 0)
  }

  @Test func `24 a flow with only an alert continues when its answer leads nowhere`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [sure] flow in flow.context.ask(sure) { _ in } }
    test.start(flow)

    test.window.answer("Keep")

    #expect(test.results.isEmpty)
    #expect(flow.state == .running)
  }

  @Test func `24 an alert that another flow removes is answered with cancel`() {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { _ in }
    var answers: [Bool] = []
    test.flows.start(below)
    test.start(flow)
    flow.context.ask(sure) { answers.append($0) }

    test.flows.terminate(below)

    #expect(answers == [false])
    #expect(flow.state == .running)
  }

  @Test func `24 an alert that cannot be shown is answered with cancel`() {
    let flow = StubFlow<Outcome>("flow")
    var answers: [Bool] = []
    test.start(flow)

    flow.context.ask(sure) { answers.append($0) }

    #expect(answers == [false])
  }

  @Test func `24 a flow that ends does not receive an answer`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var answers: [Bool] = []
    test.start(flow)
    flow.context.ask(sure) { answers.append($0) }

    test.flows.terminate(flow)

    #expect(answers.isEmpty)
    #expect(test.window.modalCount == 0)
  }

  @Test func `24 an alert has a role for each button`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.context.ask(sure) { _ in }

    let content = (test.window.top as? TestAlert)?.content
    #expect(content?.title == "Discard?")
    #expect(content?.buttons.map(\.label) == ["Discard", "Keep"])
    #expect(content?.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test(arguments: [true, false])
  func `24 a notice reports whether it was read`(isRead: Bool) {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { _ in }
    var answers: [Bool] = []
    test.flows.start(below)
    test.start(flow)
    flow.context.ask(Alert("Not sent", choice: .init("OK", true), unanswered: false)) { answers.append($0) }

    if isRead { test.window.answer("OK") } else { test.flows.terminate(below) }

    #expect(answers == [isRead])
  }

  @Test func `24 the first tapped button counts, and the alert appears with animation`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var answers: [Bool] = []
    test.start(flow)
    flow.context.ask(sure) { answers.append($0) }
    let alert = test.window.top as? TestAlert

    alert?.content.buttons.last?.choose()
    alert?.content.buttons.first?.choose()
    test.window.answer("Discard")

    #expect(answers == [false])
    #expect(
      alert.map { test.window.transitions.contains(.presented(ObjectIdentifier($0), .alert, animated: true)) } == true)
  }

  // Catches a flow that nobody can end: its last screen was replaced while its question was open.
  @Test(arguments: [false, true])
  func `24 a flow whose last screen is replaced under its question is cancelled when that is answered`(isSubflows: Bool)
    async
  {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    let waiting = Task { await test.flows.run(flow) }
    await nextTurn()
    let notice = StubFlow<Outcome>("notice", test.window.pushing) { [sure] in $0.context.ask(sure) { _ in } }
    if isSubflows { flow.context.start(notice) { _, _ in } } else { flow.context.ask(sure) { _ in } }

    test.flows.start(link) { _, _ in }
    test.window.settle()
    let state = flow.state
    test.window.answer("Keep")
    test.window.settle()
    for _ in 0..<3 { await nextTurn() }

    #expect(state == .running)
    #expect(flow.state == .ended)
    #expect(test.window.names == ["link's screen"])
    waiting.cancel()
    #expect(await waiting.value == .cancelled)
  }

  // Catches a flow that continues for a screen that the person never saw.
  @Test func `24 a flow that was left under its question is cancelled although it has requested a screen since`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    let unseen = StubFlow<Outcome>("unseen") { $0.context.show($0.screen) }
    test.start(flow)
    flow.context.ask(sure) { _ in }
    test.flows.start(link) { _, _ in }
    test.window.settle()
    flow.context.start(unseen) { _, _ in }

    test.window.answer("Keep")
    test.window.settle()

    #expect(flow.state == .ended)
  }

  // Catches a flow that is left for one visit only: nobody could end it in the next.
  @Test func `24 a flow that was left under its question is cancelled when that is answered in a later visit`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    var results: [Outcome] = []
    test.flows.start(flow) { result, _ in results.append(result) }
    flow.context.ask(sure) { _ in }
    test.flows.start(link) { _, _ in }
    flow.context.ask(sure) { _ in }
    flow.finish(.completed(1))
    test.window.settle()

    test.window.answer("Keep")
    test.window.settle()
    let state = flow.state
    test.window.answer("Keep")
    test.window.settle()

    #expect(state == .running)
    #expect(flow.state == .ended)
    #expect(results == [.completed(1), .cancelled])
  }

  @Test(arguments: [false, true])
  func `24 a flow whose last screen is replaced under its question continues if the answer acts`(
    isResult: Bool
  ) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    test.start(flow)
    flow.context.ask(sure) { _ in
      if isResult { flow.finish(.completed(1)) } else { flow.context.show(TestScreen("next")) }
    }
    test.flows.start(link) { _, _ in }

    test.window.answer("Keep")

    #expect(test.results == (isResult ? [.completed(1)] : []))
    #expect(test.window.names == (isResult ? ["link's screen"] : ["link's screen", "next"]))
  }

  // Catches a flow that is left by the answer to a question that it has asked on a later screen.
  @Test func `24 a flow that has shown another screen above its question is not left when that is answered`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let link = StubFlow<Outcome>("link", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    let next = TestScreen("next")
    test.start(flow)
    flow.context.ask(sure) { _ in }
    test.flows.start(link) { _, _ in }
    flow.context.show(next)
    flow.context.dismiss(next)

    test.window.answer("Keep")

    #expect(test.results.isEmpty)
    #expect(flow.state == .running)
  }

  @Test func `24 a flow whose caller replaces its last screen under its question is ended`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(caller)
    caller.context.start(flow) { _, _ in }
    flow.context.ask(sure) { _ in }

    caller.context.show(TestScreen("next"), replacingStack: true)

    #expect(flow.state == .ended)
    #expect(test.window.names == ["next"])
  }

  @Test func `24 a flow that replaces its own last screen under its question continues`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.ask(sure) { _ in }

    flow.context.dismiss(flow.screen)
    flow.context.show(TestScreen("next"))

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["next"])
  }
}
