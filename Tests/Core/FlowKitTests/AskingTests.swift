import FlowKit
import FlowTesting
import Testing

/// Sentence 23: screens that ask before they are left.
@MainActor
struct AskingTests {
  let test = FlowTest<Outcome>()

  // Catches a toolkit's act that is done before the screen is asked.

  @Test(arguments: [false, true])
  func `23 a screen that does not allow the attempt stays`(bySwipe: Bool) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { _ in }) }
    test.start(flow)

    if bySwipe { test.window.swipeBack() } else { test.window.goBack() }

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["flow's screen"])
  }

  @Test func `23 a screen that allows the attempt at once is dismissed as if it had not asked`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { $0.allow() }) }
    test.start(flow)

    let hasGone = test.window.goBack()

    #expect(hasGone)
    #expect(test.results == [.cancelled])
  }

  @Test func `23 a screen that allows the attempt later is dismissed then, and the flow is cancelled`() {
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
    #expect(test.window.transitions.last == .dismissed(ObjectIdentifier(flow.screen), animated: true))
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

  @Test func `23 a dismissal by the program does not ask`() {
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

  @Test func `23 a presented screen asks, too`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var attempts = 0
    test.start(flow)
    flow.context.present(TestScreen("sheet"), as: .sheet, onLeave: { _ in attempts += 1 }) {}

    test.window.pullDown()

    #expect(attempts == 1)
    #expect(test.window.modalCount == 1)
  }

  @Test func `23 a screen that was removed in the meantime is not asked`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let second = TestScreen("second")
    var asked: [String] = []
    var attempt: LeaveAttempt?
    test.start(flow)
    flow.context.show(second, onLeave: { _ in asked.append("second") })
    flow.context.show(
      TestScreen("third"),
      onLeave: {
        asked.append("third")
        attempt = $0
      })
    test.window.goBack(to: flow.screen)
    flow.context.dismiss(second)

    attempt?.allow()

    #expect(asked == ["third"])
    #expect(test.window.names == ["flow's screen"])
    #expect(test.results.isEmpty)
  }

  // Catches an attempt that takes screens from which the person is not leaving any more.
  @Test func `23 an attempt that a flow has kept beyond its end dismisses nothing of its caller`() {
    let caller = StubFlow<Outcome>("caller", test.window.presenting())
    var attempt: LeaveAttempt?
    test.start(caller)
    let sub = StubFlow<Outcome>("sub", caller.context.pushing) { $0.context.show($0.screen, onLeave: { attempt = $0 }) }
    caller.context.start(sub) { _, _ in }
    test.window.pullDown()
    caller.context.terminate(sub)

    attempt?.allow()

    #expect(attempt != nil)
    #expect(test.results.isEmpty)
    #expect(test.window.names == ["caller's screen"])
  }

  @Test func `23 an attempt lapses when its flow has reported`() {
    var attempt: LeaveAttempt?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { attempt = $0 }) }
    test.start(flow)
    test.window.goBack()
    flow.finish(.completed(1))

    attempt?.allow()

    #expect(test.window.names == ["flow's screen"])
  }

  // Catches an attempt that stays between the screens of a movement, although nothing is left that it could dismiss.
  @Test func `23 an attempt that has lapsed with its screen splits no movement`() {
    var attempt: LeaveAttempt?
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let (asking, last) = (TestScreen("asking"), TestScreen("last"))
    test.start(flow)
    flow.context.show(asking, onLeave: { attempt = $0 })
    test.window.goBack()
    let kept = test.window.navigation.screens.last
    flow.context.dismiss(asking)

    flow.context.inOneMovement {
      flow.context.show(TestScreen("first"))
      attempt?.allow()
      flow.context.show(last)
    }

    #expect(kept?.isShown == false)
    #expect(test.window.transitions.count == 4)
    #expect(test.window.transitions.last == .pushed(ObjectIdentifier(last), animated: true))
  }

  // Catches an attempt that takes a screen away which the person has not seen when they tried to leave.
  @Test(arguments: [false, true])
  func `23 an attempt lapses when the program shows another screen above, or has requested one`(isPending: Bool) {
    var attempt: LeaveAttempt?
    var asked = 0
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show($0.screen, onLeave: { attempt = $0 }) }
    test.start(flow)
    test.window.goBack()
    test.window.holdsTransitions = isPending
    flow.context.show(TestScreen("second"), onLeave: { _ in asked += 1 })

    attempt?.allow()
    test.window.settle()

    #expect(asked == 0)
    #expect(test.window.names == ["flow's screen", "second"])
    #expect(test.results.isEmpty)
  }

  @Test func `23 an attempt that is allowed in the answer to a question is carried out after the answer`() {
    var received: [String] = []
    let flow = StubFlow<Outcome>("flow", test.window.presenting()) { flow in
      flow.context.show(
        flow.screen,
        onLeave: {
          received.append("first is asked")
          $0.allow()
        })
      flow.context.show(
        TestScreen("second"),
        onLeave: { attempt in
          flow.context.ask(Alert("Discard?", cancel: .init("Discard", true))) { _ in
            received.append("answer")
            attempt.allow()
            received.append("end of the answer")
          }
        })
    }
    test.start(flow)
    test.window.pullDown()

    test.window.answer("Discard")
    test.window.settle()

    #expect(received == ["answer", "end of the answer", "first is asked"])
    #expect(test.results == [.cancelled])
    #expect(test.window.names.isEmpty)
  }

  // Catches an attempt that retains the flow or the screens that it would remove.
  @Test func `23 a kept attempt does not retain its flow or its screens`() {
    var attempt: LeaveAttempt?
    weak var screen: TestScreen?
    weak var released: StubFlow<Outcome>?
    do {
      let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
        flow.context.show(flow.screen, onLeave: { attempt = $0 })
      }
      (screen, released) = (flow.screen, flow)
      test.flows.start(flow)
      test.window.goBack()
      test.flows.terminate(flow)
    }

    #expect(attempt != nil)
    #expect(screen == nil)
    #expect(released == nil)
  }
}
