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

    test.window.answer(label)
    test.window.answer(label)

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

  @Test func `24 a flow that ends does not hear an answer`() {
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
    flow.context.ask(Alert("Not sent", choices: [.init("OK", true)], unanswered: false)) { answers.append($0) }

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
}
