import FlowKit
import FlowTesting
import Testing

/// Sentences 1, 4 and 11: the order of a caller's callbacks, and those that are dropped.
@MainActor
struct CallerTests {
  let test = FlowTest<Outcome>()

  // Catches a queue that is emptied in the middle of a callback, by whatever act comes there.
  @Test func `01 a flow that is ended in a callback delivers nothing inside it`() {
    let first = StubFlow<Outcome>("first")
    let second = StubFlow<Outcome>("second")
    let third = StubFlow<Outcome>("third", test.window.pushing)
    var received: [String] = []
    test.flows.start(second) { _, _ in received.append("second") }
    test.flows.start(third) { _, _ in received.append("third") }
    test.flows.start(first) { [flows = test.flows] _, _ in
      second.finish(.completed(2))
      flows.terminate(third)
      received.append("first")
    }

    first.finish(.completed(1))

    #expect(received == ["first", "second"])
  }

  @Test func `01 a report that is pending when its flow ends is dropped`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let other = StubFlow<Outcome>("other")
    test.start(flow)
    test.flows.start(other) { [flows = test.flows] _, _ in
      flow.finish(.completed(1))
      flows.terminate(flow)
    }

    other.finish(.completed(2))

    #expect(test.results.isEmpty)
    #expect(test.window.names.isEmpty)
  }

  // Catches a kernel that keeps the last result for as long as the flow is on the stack.
  @Test func `11 a result is not retained after its delivery`() {
    let test = FlowTest<FlowOutcome<Parcel>>()
    let flow = StubFlow<FlowOutcome<Parcel>>("flow", test.window.pushing)
    weak var parcel: Content?
    test.flows.start(flow) { _, _ in }
    do {
      let content = Content()
      parcel = content
      flow.finish(.completed(Parcel(content: content)))
    }

    #expect(flow.state == .reported)
    #expect(parcel == nil)
  }

  @Test func `11 callbacks of the caller are released when the flow ends, even if the flow is retained`() {
    let flow = StubFlow<Download>("flow")
    weak var callers: Content?
    do {
      let content = Content()
      callers = content
      test.flows.start(
        flow, onFinished: { _, _ in _ = content }, onStarted: { _ in _ = content }, onProgress: { _ in _ = content })
    }

    test.flows.terminate(flow)

    #expect(callers == nil)
    #expect(flow.state == .ended)
  }

  @Test(arguments: [1, 2])
  func `04 a caller is cancelled although a sub-flow with screens was terminated before`(screens: Int) {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { sub in
      for _ in 0..<screens { sub.context.show(TestScreen("sub")) }
    }
    test.start(caller)
    caller.context.start(sub) { _, _ in }
    caller.context.terminate(sub)

    test.window.goBack()

    #expect(test.results == [.cancelled])
  }

  // Catches a flow that ends, its last screen gone, before its caller has received its result.
  @Test func `01 a report is delivered although the last screen of its flow is removed before`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let other = StubFlow<Outcome>("other")
    test.start(flow)
    test.flows.start(other) { _, _ in
      flow.finish(.completed(1))
      flow.context.dismiss(flow.screen)
    }

    other.finish(.completed(2))

    #expect(test.results == [.completed(1)])
    #expect(flow.state == .ended)
  }

  // Catches an exchange that holds nothing back but its own report, and one that shuffles or doubles the others.
  @Test func `01 callbacks that are pending when an exchange begins run after it, in order and once`() {
    let host = StubFlow<Outcome>("host", test.window.pushing)
    let flows = ["one", "two", "three"].map { StubFlow<Outcome>($0) }
    let other = StubFlow<Outcome>("other")
    let old = TestScreen("old")
    var received: [String] = []
    test.start(host)
    host.context.present(old, as: .sheet) {}
    for flow in flows {
      test.flows.start(flow) { _, _ in
        received.append(flow.name)
        if flow.name == "one" {
          host.context.present(TestScreen("new"), as: .sheet, replacing: old) {}
        }
      }
    }
    test.flows.start(other) { _, _ in
      for flow in flows { flow.finish(.completed(1)) }
    }
    test.window.holdsTransitions = true

    other.finish(.completed(2))
    let early = received
    test.window.settle()

    #expect(early == ["one"])
    #expect(received == ["one", "two", "three"])
  }

  // Catches handlers of a flow that has reported which run in the middle of an exchange that one of them has begun.
  @Test func `01 handlers that are due at rest when an exchange begins run after it`() {
    let second = TestWindow()
    let host = StubFlow<Outcome>("host", second.pushing)
    let old = TestScreen("old")
    var received: [String] = []
    test.flows.start(host)
    host.context.present(old, as: .sheet) {}
    second.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen)
      flow.context.show(
        TestScreen("second"),
        onRemoved: {
          received.append("second is gone")
          host.context.present(TestScreen("new"), as: .sheet, replacing: old) {}
        })
      flow.context.show(TestScreen("third"), onRemoved: { received.append("third is gone") })
    }
    test.start(flow)
    flow.finish(.completed(1))

    test.window.goBack(to: flow.screen)
    let early = received
    second.settle()

    #expect(early == ["second is gone"])
    #expect(received == ["second is gone", "third is gone"])
    #expect(second.names == ["host's screen", "new"])
  }

  @Test func `08 a dismissal in a callback completes after all callbacks of its transition`() {
    let wizard = StubFlow<Outcome>("wizard", test.window.pushing) { $0.context.show($0.screen, replacingStack: true) }
    let plain = StubFlow<Outcome>("plain")
    var order: [String] = []
    test.start(plain)
    plain.finish(.completed(1))
    for name in ["one", "two"] {
      test.flows.start(StubFlow<Outcome>(name, test.window.pushing)) { [test] _, _ in
        order.append(name)
        if name == "one" { test.dismisser?.dismiss(animated: false) { order.append("completed") } }
      }
    }

    test.flows.start(wizard) { _, _ in }

    #expect(order == ["one", "two", "completed"])
  }
}

private final class Content: Sendable {}

private struct Parcel: Sendable {
  let content: Content
}
