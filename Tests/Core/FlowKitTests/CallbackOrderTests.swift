import FlowKit
import FlowTesting
import Testing

/// Sentences 8 and 10: no callback runs inside another, and a completion comes last.
@MainActor
@Suite(.bothWays)
struct CallbackOrderTests {
  private let test = FlowTest<Outcome>()
  private let log = CallbackLog()

  private func start(_ name: String) -> StubFlow<Outcome> {
    let flow = StubFlow<Outcome>(name, test.window.pushing)
    test.flows.start(flow) { [log] _, dismisser in
      log.call("\(name)'s result") { dismisser.dismiss(animated: true) { log.call("\(name) is dismissed") {} } }
    }
    test.window.settle()
    return flow
  }

  // Catches a completion that is called in the call of `dismiss`.
  @Test func `08 the completion of a dismissal is called after the callback that has requested it`() {
    let flow = start("flow")

    flow.finish(.completed(1))
    test.window.settle()

    #expect(log.calls == ["flow's result", "flow's result ends", "flow is dismissed", "flow is dismissed ends"])
  }

  // Catches a callback that runs inside a completion.
  @Test func `10 a report in the completion of a dismissal is delivered after it`() {
    let (first, second) = (start("first"), start("second"))
    let screen = TestScreen("screen")
    first.context.show(screen)
    test.window.settle()

    first.context.dismiss(screen) { [log] in log.call("completion") { second.finish(.completed(1)) } }
    test.window.settle()

    #expect(log.calls.prefix(3) == ["completion", "completion ends", "second's result"])
    #expect(!log.isNested)
  }

  @Test func `10 a report in the completion of a flow's dismissal is delivered after it`() {
    let second = start("second")
    let first = StubFlow<Outcome>("first", test.window.pushing)
    test.flows.start(first) { [log] _, dismisser in
      dismisser.dismiss(animated: true) { log.call("completion") { second.finish(.completed(1)) } }
    }
    test.window.settle()

    first.finish(.completed(1))
    test.window.settle()

    #expect(log.calls.prefix(3) == ["completion", "completion ends", "second's result"])
    #expect(!log.isNested)
  }

  @Test(arguments: [false, true])
  func `10 a report in the handler of an attempt to leave is delivered after it`(allows: Bool) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { [log] flow in
      flow.context.show(
        flow.screen,
        onLeave: { attempt in
          log.call("attempt") {
            flow.finish(.completed(1))
            if allows { attempt.allow() }
          }
        })
    }
    test.flows.start(flow) { [log] _, dismisser in
      log.call("result") { dismisser.dismiss(animated: true) { log.call("gone") {} } }
    }
    test.window.settle()

    test.window.goBack()
    test.window.settle()

    #expect(log.calls.prefix(3) == ["attempt", "attempt ends", "result"])
    #expect(log.calls.last == "gone ends")
    #expect(!log.isNested)
    #expect(test.window.names.isEmpty)
  }

  // Catches a callback of the kernel that delivers its body's consequences at once.
  @Test(arguments: CallbackKind.allCases)
  func `10 no callback runs inside another`(kind: CallbackKind) async {
    let second = start("second")
    let flow = StubFlow<Download>("flow", test.window.pushing)
    let screen = TestScreen("screen")
    let act: Completion = { [log] in log.call("callback") { second.finish(.completed(1)) } }
    test.flows.start(
      flow, onFinished: { _, _ in if kind == .result { act() } },
      onStarted: { _ in if kind == .started { act() } },
      onProgress: { _ in if kind == .progress { act() } })
    test.window.settle()

    switch kind {
    case .started: break
    case .result: flow.finish(.done)
    case .progress: flow.context.send(1)
    case .removed:
      flow.context.show(screen, onRemoved: act)
      test.window.goBack()
    case .dismissed:
      flow.context.present(screen, as: .sheet, onDismissed: act)
      test.window.pullDown()
    case .answer:
      flow.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in act() }
      test.window.answer("No")
    case .goneBack: flow.context.goBack(to: flow.screen, completion: act)
    case .workIsDone: flow.context.scope.perform({}, then: act)
    case .elementArrives:
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      flow.context.scope.listen(to: stream) { _ in act() }
      continuation.yield(1)
      await nextTurns { !log.calls.isEmpty }
    }
    test.window.settle()
    await test.flows.idle()

    #expect(log.calls.prefix(3) == ["callback", "callback ends", "second's result"])
    #expect(!log.isNested)
  }

  // Catches an order that depends on the pace of the transition.
  @Test(arguments: [false, true])
  func `08 a dismissed flow has ended before the completion of its dismissal is called`(isTerminated: Bool) {
    var events: [String] = []
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.flows.start(flow, onFinished: { _, _ in }) { [test] dismisser in
      guard isTerminated else { return }
      dismisser.dismiss(animated: true) { events = test.recorder.events }
    }
    if !isTerminated {
      let caller = StubFlow<Outcome>("caller")
      test.flows.start(caller) { _, _ in }
      let sub = StubFlow<Outcome>("flow", test.window.pushing)
      caller.context.start(sub) { [test] _, dismisser in
        dismisser.dismiss(animated: true) { events = test.recorder.events }
      }
      test.window.settle()
      sub.finish(.completed(1))
    }
    test.window.settle()

    #expect(events.suffix(2) == ["flow lost flow's screen", "flow ended"])
  }

  // Catches a completion that comes between the act of the observer and the events of that act.
  @Test func `08 an observer that dismisses a flow sees its end before the completion`() {
    var order: [String] = []
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let observer = ActingObserver()
    let flows = FlowController(observer: observer)
    var dismisser: (any ViewControllerDismisser)?
    flows.start(flow, onFinished: { dismisser = $1 })
    observer.act = { node, event in
      switch event {
      case .progressed, .resumed, .terminated, .screenShown, .screenRevealed, .screenRemoved, .misused, .leaked: break
      case .started: dismisser?.dismiss(animated: true) { order.append("completion") }
      case .ended: order.append("ended")
      case .reported: order.append("reported")
      }
    }
    test.window.settle()
    flow.finish(.completed(1))
    test.window.settle()

    flows.start(StubFlow<Outcome>("other")) { _, _ in }
    test.window.settle()

    #expect(order == ["reported", "ended", "completion"])
  }

  @Test func `08 a request in the events of a dismissal begins after its completion`() {
    var order: [String] = []
    let observer = ActingObserver()
    let flows = FlowController(observer: observer)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let next = StubFlow<Outcome>("next", test.window.pushing)
    flows.start(next) { _, _ in }
    test.window.settle()
    observer.act = { node, event in
      if case .ended = event, node === flow.context.node {
        next.context.dismiss(TestScreen("none")) { order.append("later") }
      }
    }
    flows.start(flow) { _, dismisser in dismisser.dismiss(animated: true) { order.append("completion") } }
    test.window.settle()

    flow.finish(.completed(1))
    test.window.settle()

    #expect(order == ["completion", "later"])
  }
}

/// The kernel's callbacks.
enum CallbackKind: CaseIterable, Sendable {
  case started, result, progress, removed, dismissed, answer, goneBack, workIsDone, elementArrives
}

/// Records the beginnings and the ends of callbacks.
@MainActor
private final class CallbackLog {
  private(set) var calls: [String] = []
  private(set) var isNested = false
  private var depth = 0

  func call(_ name: String, _ body: Completion) {
    calls.append(name)
    depth += 1
    if depth > 1 { isNested = true }
    body()
    depth -= 1
    calls.append("\(name) ends")
  }
}
