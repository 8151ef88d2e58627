import FlowKit
import FlowTesting
import Testing

/// Sentences 23 and 24: screens that ask before they are left, and questions.
@MainActor
struct AskingTests {
  let test = FlowTest<Outcome>()

  // 23: catches a toolkit's act that is done before the screen is asked.

  @Test(arguments: [false, true])
  func `23 a screen that does not allow it stays`(bySwipe: Bool) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { _ in }) }
    test.start(flow)

    if bySwipe { test.window.swipeBack() } else { test.window.goBack() }

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `23 a screen that allows it at once goes as if it had not asked`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { $0.allow() }) }
    test.start(flow)

    let hasGone = test.window.goBack()

    #expect(hasGone)
    #expect(test.results == [.cancelled])
  }

  @Test func `23 a screen that allows it later goes then, and the flow is cancelled`() {
    var attempts: [LeaveAttempt] = []
    let flow = StubFlow<Outcome>("flow", test.window.presenting()) { flow in
      flow.context.show(flow.screen, onLeave: { attempts.append($0) })
      flow.context.show(TestScreen("second"))
    }
    test.start(flow)
    test.window.pullDown()
    let before = test.window.names

    attempts.first?.allow()
    attempts.first?.allow()

    #expect(before == ["flow's screen", "second"])
    #expect(test.results == [.cancelled])
    #expect(test.window.modalCount == 0)
  }

  @Test func `23 the topmost of several screens is asked first, and the others when it allows`() {
    var asked: [String] = []
    var attempts: [LeaveAttempt] = []
    let flow = StubFlow<Outcome>("flow", test.window.presenting()) { flow in
      for name in ["first", "second", "third"] {
        flow.context.show(
          TestScreen(name),
          onLeave: { attempt in
            asked.append(name)
            if name == "third" { attempt.allow() } else { attempts.append(attempt) }
          })
      }
    }
    test.start(flow)

    test.window.pullDown()
    let askedAtOnce = asked
    attempts.first?.allow()
    let shownBetween = test.window.names.count
    attempts.last?.allow()

    #expect(askedAtOnce == ["third", "second"])
    #expect(asked == ["third", "second", "first"])
    #expect(shownBetween == 3)
    #expect(test.results == [.cancelled])
  }

  @Test func `23 an attempt that is allowed after the flow has ended changes nothing`() {
    var attempt: LeaveAttempt?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { attempt = $0 }) }
    test.start(flow)
    test.window.goBack()
    test.flows.terminate(flow)

    attempt?.allow()

    #expect(test.results.isEmpty)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `23 the program does not ask`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { _ in }) }
    test.start(flow)

    test.flows.terminate(flow)

    #expect(test.window.names.isEmpty)
  }

  @Test func `23 a flow that has reported does not ask any more`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { _ in }) }
    test.start(flow)
    flow.finish(.completed(1))

    test.window.goBack()

    #expect(test.window.names.isEmpty)
  }

  // 24: catches an answer that is told as a dismissal, or twice.

  private let sure = Alert(
    "Discard?", choices: [.init("Discard", true, isDestructive: true)], cancel: .init("Keep", false))

  @Test(arguments: ["Discard", "Keep"])
  func `24 an answer is heard once, and the alert goes`(label: String) {
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

  @Test func `24 a flow may be nothing but an alert`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [sure] flow in
      flow.context.ask(sure) { flow.finish($0 ? .completed(1) : .cancelled) }
    }
    test.start(flow)

    test.window.answer("Discard")

    #expect(test.results == [.completed(1)])
    #expect(test.window.modalCount == 0)
  }

  @Test func `24 a flow that is nothing but an alert goes on when its answer leads nowhere`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [sure] flow in flow.context.ask(sure) { _ in } }
    test.start(flow)

    test.window.answer("Keep")

    #expect(test.results.isEmpty)
    #expect(flow.state == .running)
  }

  @Test func `24 an alert that another flow takes away is answered with cancel`() {
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

  @Test func `24 an alert says what each button is for`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    flow.context.ask(sure) { _ in }

    let content = (test.window.top as? TestAlert)?.content
    #expect(content?.title == "Discard?")
    #expect(content?.buttons.map(\.label) == ["Discard", "Keep"])
    #expect(content?.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test(arguments: [true, false])
  func `24 what has to be read tells whether it was`(isRead: Bool) {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { _ in }
    var answers: [Bool] = []
    test.flows.start(below)
    test.start(flow)
    flow.context.ask(Alert("Not sent", choices: [.init("OK", true)], unanswered: false)) { answers.append($0) }

    if isRead { test.window.answer("OK") } else { test.flows.terminate(below) }

    #expect(answers == [isRead])
  }

  @Test func `24 the first button that is tapped counts, and the alert comes animated`() {
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

  @Test func `23 a presented screen asks, too`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var attempts = 0
    test.start(flow)
    flow.context.present(TestScreen("sheet"), as: .sheet, onLeave: { _ in attempts += 1 }) {}

    test.window.pullDown()

    #expect(attempts == 1)
    #expect(test.window.modalCount == 1)
  }
}
