import FlowKit
import FlowTesting
import Testing

/// Sentence 23: attempts to leave that are allowed in a later visit, and many of them.
@MainActor
@Suite(.bothWays)
struct LateAttemptTests {
  private let test = FlowTest<Outcome>()

  // Catches an attempt that looks at the state of its flow only.
  @Test func `23 an attempt of an earlier visit lapses`() {
    var attempts: [LeaveAttempt] = []
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen, onLeave: { attempts.append($0) })
    }
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(flow)
    test.window.goBack()
    flow.finish(.completed(1))
    test.flows.start(caller) { _, _ in }
    test.window.goBack()
    let isVisitedAgain = flow.state == .running

    attempts.first?.allow()
    test.window.settle()

    #expect(isVisitedAgain)
    #expect(test.window.names == ["flow's screen"])
    #expect(test.results == [.completed(1)])
    test.window.goBack()
    attempts.last?.allow()
    #expect(attempts.count == 2)
    #expect(test.results == [.completed(1), .cancelled])
  }

  // Catches an attempt that was allowed in its visit, and is carried out in the next.
  @Test func `23 an attempt that was allowed before the report lapses, too`() {
    var attempt: LeaveAttempt?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen, onLeave: { attempt = $0 })
    }
    test.start(flow)
    test.window.goBack()
    test.window.holdsTransitions = true
    let above = TestScreen("above")
    flow.context.show(above)
    flow.context.dismiss(above)

    attempt?.allow()
    flow.finish(.completed(1))
    test.window.settle()

    #expect(test.results == [.completed(1)])
    #expect(test.window.names == ["flow's screen"])
  }

  // Catches a screen that goes with the person's action although the caller of its flow decides about it now.
  @Test func `23 an attempt that is allowed at once lapses, too, if its flow has reported`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(
        flow.screen,
        onLeave: { attempt in
          flow.finish(.completed(1))
          attempt.allow()
        })
    }
    test.start(flow)

    test.window.goBack()

    #expect(test.results == [.completed(1)])
    #expect(test.window.names == ["flow's screen"])
  }

  // Catches the person's action in the middle of a movement, in which a toolkit loses one of the two.
  @Test func `23 an attempt lapses if its handler has begun a movement`() {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let second = TestScreen("second")
    let flow = StubFlow<Download>("flow", test.window.pushing) { flow in
      flow.context.show(
        flow.screen,
        onLeave: { attempt in
          flow.context.send(1)
          attempt.allow()
        })
    }
    var results: [Download] = []
    test.start(caller)
    test.window.settle()
    caller.context.show(second)
    caller.context.start(flow, onFinished: { result, _ in results.append(result) }) { _ in
    } onProgress: { _ in
      caller.context.dismiss(second)
    }
    test.window.settle()

    test.window.goBack()

    #expect(test.window.names == ["caller's screen"])
    #expect(results.isEmpty)
    #expect(flow.state == .ended)
  }

  /// The question or screen of the flow before it allows an attempt.
  enum Confirmation: CaseIterable {
    case none, alert, screen
  }

  // Catches an attempt that checks all its screens each time that one of them allows it, or that another screen is gone.
  @Test(arguments: Confirmation.allCases)
  func `23 late attempts check each of their screens a constant number of times`(confirmation: Confirmation) {
    let count = 1_000
    var newest: LeaveAttempt?
    let flow = StubFlow<Outcome>("flow", test.window.presenting()) { flow in
      flow.context.inOneMovement {
        for _ in 0..<count {
          flow.context.show(
            TestScreen("screen"),
            onLeave: { attempt in
              newest = attempt
              switch confirmation {
              case .none: break
              case .alert: flow.context.ask(Alert("Leave?", cancel: .init("Yes", 1))) { _ in attempt.allow() }
              case .screen: flow.context.show(TestScreen("Leave?"))
              }
            })
        }
      }
    }
    test.start(flow)
    test.window.pullDown()

    for _ in 0..<count {
      switch confirmation {
      case .none: newest?.allow()
      case .alert: test.window.answer("Yes")
      case .screen:
        test.window.goBack()
        newest?.allow()
      }
      test.window.settle()
    }

    #expect(test.results == [.cancelled])
    #expect((1...4 * count).contains(newest?.checkedScreenCount ?? 0))
  }
}
