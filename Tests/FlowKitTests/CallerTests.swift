import FlowKit
import FlowTesting
import Testing

/// Sentences 1, 7, 11 and 28: what a caller hears in which order, and what it hears no more.
@MainActor
struct CallerTests {
  let test = FlowTest<Outcome>()

  // Catches a queue that is emptied in the middle of a callback, by whatever act comes there.
  @Test func `01 what a callback ends delivers nothing in its middle`() {
    let first = StubFlow<Outcome>("first")
    let second = StubFlow<Outcome>("second")
    let third = StubFlow<Outcome>("third", test.window.pushing)
    var heard: [String] = []
    test.flows.start(second) { _, _ in heard.append("second") }
    test.flows.start(third) { _, _ in heard.append("third") }
    test.flows.start(first) { [flows = test.flows] _, _ in
      second.finish(.completed(2))
      flows.terminate(third)
      heard.append("first")
    }

    first.finish(.completed(1))

    #expect(heard == ["first", "second"])
  }

  @Test func `01 a report that was not told when its flow ended is not told`() {
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
  @Test func `11 a result is not kept when its caller has heard it`() {
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

  @Test func `11 what its caller gave is let go when the flow ends, whoever keeps the flow`() {
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

  @Test func `07 ending a flow again changes nothing and is no misuse`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    test.flows.start(flow, onFinished: { _, _ in }, onStarted: { dismisser = $0 })

    test.flows.terminate(flow)
    test.flows.terminate(flow)
    dismisser?.dismiss()

    #expect(test.recorder.misuses.isEmpty)
    #expect(test.recorder.events.filter { $0 == "flow ended" }.count == 1)
    #expect(test.window.transitions.count == 2)
  }

  @Test func `07 sub-flows that are terminated together go unanimated`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let owner = StubFlow<Outcome>("owner")
    test.start(owner)
    owner.context.start(flow) { _, _ in }

    owner.context.terminateSubflows()

    #expect(test.window.transitions.last == .dismissed(ObjectIdentifier(flow.screen), animated: false))
    #expect(owner.context.subflows.isEmpty)
    #expect(owner.context.isRunning)
    #expect(!flow.context.isRunning)
  }

  @Test func `07 sub-flows that are terminated together go in one movement, and none is visited in between`() {
    let owner = StubFlow<Outcome>("owner")
    let first = StubFlow<Outcome>("first", test.window.pushing)
    let second = StubFlow<Outcome>("second", test.window.pushing)
    test.start(owner)
    owner.context.start(first) { _, _ in }
    owner.context.start(second) { _, _ in }
    first.finish(.completed(1))
    let shown = test.window.transitions.count

    owner.context.terminateSubflows()

    #expect(!test.recorder.events.contains("first visited again"))
    #expect(test.window.transitions.count == shown + 1)
    #expect(test.window.names.isEmpty)
  }

  @Test func `07 an observer starts nothing in any flow of a tree that is ended`() {
    let observer = Starter()
    let flows = FlowController(observer: observer)
    let outer = StubFlow<Outcome>("outer")
    flows.start(outer) { _, _ in }
    for name in ["left", "right"] {
      let flow = StubFlow<Outcome>(name)
      outer.context.start(flow) { _, _ in }
      flow.context.start(StubFlow<Outcome>("\(name) inner")) { _, _ in }
      observer.owners.append(flow)
    }
    observer.owners.append(outer)

    flows.terminate(outer)

    #expect(observer.refused == 15)
    #expect(flows.subflows.isEmpty)
  }

  @Test(arguments: [1, 2])
  func `04 an owner is left though a sub-flow with screens was terminated before`(screens: Int) {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing) { sub in
      for _ in 0..<screens { sub.context.show(TestScreen("sub")) }
    }
    test.start(owner)
    owner.context.start(sub) { _, _ in }
    owner.context.terminate(sub)

    test.window.goBack()

    #expect(test.results == [.cancelled])
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `11 an owner that has reported ends when its sub-flow's screens are on their way off`(pace: TestWindow.Pace) {
    test.window.pace = pace
    let owner = StubFlow<Outcome>("owner")
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    test.start(owner)
    owner.context.start(sub, onFinished: { dismisser = $1 })
    test.window.settle()
    owner.finish(.completed(1))
    sub.finish(.completed(2))

    dismisser?.dismiss()

    #expect(owner.state == .ended)
    test.window.settle()
    #expect(test.window.names.isEmpty)
  }

  @Test func `03 a container that is ended in its sub-flow's start is not told as started`() {
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let container = StubFlow<Outcome>("container") { [flows = test.flows] flow in
      flow.context.start(sub, onFinished: { _, _ in }, onStarted: { _ in flows.terminate(flow) })
    }

    test.start(container)

    #expect(test.startCount == 0)
    #expect(test.window.names.isEmpty)
  }

  // 28: catches an owner that may act for ever, and one that wakes who has not heard anything.

  @Test func `28 after the callback an owner that has reported is asleep again`() {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.start(owner)
    owner.context.start(sub) { _, _ in }
    owner.finish(.completed(1))
    sub.finish(.completed(2))

    owner.finish(.completed(3))

    #expect(test.results == [.completed(1)])
    #expect(test.recorder.misuses == [.finishedTwice])
  }

  @Test func `28 an owner that runs wakes nobody by what it does with an answer`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(outer)
    outer.context.start(owner) { _, _ in }
    owner.context.start(sub) { _, _ in owner.context.show(TestScreen("more")) }
    outer.finish(.completed(1))

    sub.finish(.completed(2))

    #expect(outer.state == .reported)
  }

  @Test func `28 an owner around it whose own report is still to be told is not woken`() {
    let outer = StubFlow<Outcome>("outer", test.window.pushing)
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    let other = StubFlow<Outcome>("other")
    test.start(outer)
    outer.context.start(owner) { _, _ in }
    owner.context.start(sub) { _, _ in owner.context.show(TestScreen("more")) }
    owner.finish(.completed(1))
    test.flows.start(other) { _, _ in
      sub.finish(.completed(2))
      outer.finish(.completed(3))
    }

    other.finish(.completed(4))

    #expect(test.results == [.completed(3)])
    #expect(outer.state == .reported)
    #expect(owner.state == .running)
  }

  @Test func `28 progress is told in the visit that an answer begins`() {
    var heard: [Int] = []
    let owner = StubFlow<Download>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.flows.start(owner, onFinished: { _, _ in }, onProgress: { heard.append($0) })
    owner.context.start(sub) { _, _ in owner.context.send(50) }
    owner.finish(.done)

    sub.finish(.completed(1))

    #expect(heard == [50])
    #expect(owner.state == .running)
  }

  @Test func `28 an owner that waits is visited though nothing of it was covered`() async {
    let owner = StubFlow<Outcome>("owner", test.window.pushing)
    let sub = StubFlow<Outcome>("sub")
    test.start(owner)
    let waiting = Task { owner.finish(await owner.context.run(sub)) }
    await nextTurn()
    owner.finish(.completed(1))

    sub.finish(.completed(2))
    await waiting.value

    #expect(test.results == [.completed(1), .completed(2)])
    #expect(test.recorder.misuses.isEmpty)
  }
}

private final class Content: Sendable {}

private struct Parcel: Sendable {
  let content: Content
}

/// An observer that starts a flow in each of its owners whenever one is terminated.
@MainActor
private final class Starter: FlowObserver {
  var owners: [StubFlow<Outcome>] = []
  private(set) var refused = 0

  func flow(_ node: FlowNode, did event: FlowEvent) {
    switch event {
    case .terminated:
      for owner in owners { owner.context.start(StubFlow<Outcome>("late")) { _, _ in } }
    case .misused(.startedByIdleOwner): refused += 1
    default: break
    }
  }
}
