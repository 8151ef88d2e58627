import FlowKit
import FlowTesting
import Testing

/// Sentences 21 and 22: inspection and observation.
@MainActor
struct SeeingTests {
  // 21: catches an inspection by result type, in which equal types are one.

  @Test func `21 inspection shows instances as a tree, distinguishable despite equal result types`() {
    let flows = NestedFlows()
    let sibling = StubFlow<FlowOutcome<String>>("sibling")
    flows.outer.context.start(sibling) { _, _ in }

    let children = flows.outer.context.subflows

    #expect(children.map(FlowRecorder.name) == ["middle", "sibling"])
    #expect(children.first?.flow === flows.middle)
    #expect(children.map { $0.resultType == Outcome.self } == [true, false])
    #expect(children.first?.subflows.first?.flow === flows.inner)
    #expect(children.first?.subflows.first?.caller === children.first)
  }

  @Test func `21 inspection distinguishes running flows from those left on the stack`() {
    let flows = NestedFlows()

    flows.inner.finish(.completed(1))

    #expect(flows.middle.state == .running)
    #expect(flows.middle.context.subflows.map(\.state) == [.reported])
    #expect(flows.inner.context.node.viewControllers.first === flows.inner.screen)
  }

  // 22: catches a path that forgets the analytics call.

  @Test func `22 the root's observer sees each life from start to end`() async {
    let flows = NestedFlows()
    flows.inner.finish(.completed(1))
    flows.middle.context.show(TestScreen("next"))
    flows.test.window.goBack()
    flows.test.window.goBack()
    flows.test.window.goBack()
    flows.test.flows.terminate(flows.outer)
    flows.outer.finish(.cancelled)

    #expect(
      flows.test.recorder.events == [
        "outer started", "outer showed outer's screen",
        "middle started", "middle showed middle's screen",
        "inner started", "inner showed inner's screen",
        "inner reported completed(1)",
        "middle showed next",
        "middle lost next", "inner revealed inner's screen", "inner visited again",
        "inner lost inner's screen", "inner reported cancelled", "inner ended", "middle revealed middle's screen",
        "middle lost middle's screen", "middle reported cancelled", "middle ended", "outer revealed outer's screen",
        "outer terminated", "outer lost outer's screen", "outer ended",
        "StubFlow<FlowOutcome<Int>> misused finishedAfterEnd",
      ])
  }

  @Test func `21 two instances of one flow have numbers of their own`() {
    let flows = NestedFlows()

    let numbers = [flows.outer, flows.middle, flows.inner].map(\.context.node.id)

    #expect(numbers == [1, 2, 3])
    #expect(StubFlow<Outcome>("new").context.node.id == 0)
  }

  // Catches a tree that does not retain its observer: a log that nobody else holds would hear nothing, silently.
  @Test func `22 an observer that nobody else holds hears everything, and is released with its tree`() async {
    var lines: [String] = []
    weak var observer: LineObserver?
    var controller: FlowController?
    do {
      let log = LineObserver { lines.append($0) }
      observer = log
      controller = FlowController(observer: log)
    }
    controller?.start(StubFlow<Outcome>("done")) { result, dismisser in dismisser.dismiss() }
    let window = TestWindow()
    do {
      let flow = StubFlow<Outcome>("flow", window.pushing)
      controller?.start(flow)
      controller?.start(flow)
    }
    let isHeld = observer != nil

    // The end of its flows is reported after the controller is released.
    controller = nil
    await nextTurn()
    await nextTurn()

    #expect(isHeld)
    #expect(
      lines == [
        "done started", "flow started", "flow shown", "flow misused", "flow terminated", "done terminated",
        "done ended", "flow removed", "flow ended",
      ])
    #expect(observer == nil)
  }

  // Catches a tree that somebody else retains, when an observer holds its controller weakly.
  @Test func `22 an observer that holds its controller weakly makes no cycle`() async {
    weak var observer: ControllingObserver?
    weak var controller: FlowController?
    do {
      let caller = ControllingObserver()
      let flows = FlowController(observer: caller)
      caller.flows = flows
      flows.start(StubFlow<Outcome>("flow"))
      observer = caller
      controller = flows
    }
    await nextTurn()

    #expect(controller == nil)
    #expect(observer == nil)
  }

  // Catches an observer that is given up with the controller: flows that outlive it are reported, too.
  @Test func `22 an observer held by the tree alone is notified of a flow that outlives its controller, and of misuse`()
    async
  {
    var lines: [String] = []
    weak var observer: LineObserver?
    var kept: StubFlow<Outcome>? = StubFlow<Outcome>("kept")
    do {
      let log = LineObserver { lines.append($0) }
      observer = log
      let controller = FlowController(observer: log)
      if let kept { controller.start(kept) }
    }
    for _ in 0..<4 { await nextTurn() }
    let isHeld = observer != nil
    kept?.finish(.completed(1))
    kept = nil
    await nextTurn()

    #expect(isHeld)
    #expect(lines.prefix(3) == ["kept started", "kept terminated", "kept ended"])
    #expect(lines.dropFirst(3).map { $0.split(separator: " ").last } == ["leaked", "misused"])
    #expect(observer == nil)
  }

  @Test func `22 a flow that was left on the stack ends when its screens are gone`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.finish(.completed(1))
    let before = test.recorder.events

    test.window.goBack()

    #expect(!before.contains("flow ended"))
    #expect(test.recorder.events.suffix(2) == ["flow lost flow's screen", "flow ended"])
  }

  @Test func `22 a flow ends once, when its last screen is gone`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))

    test.flows.terminate(flow)

    #expect(
      test.recorder.events.suffix(4) == [
        "flow terminated", "flow lost second", "flow lost flow's screen", "flow ended",
      ])
  }

  @Test func `22 a flow that its caller dismisses without a screen ends once`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow")
    test.flows.start(flow)

    flow.finish(.completed(1))

    #expect(test.recorder.events == ["flow started", "flow reported completed(1)", "flow ended"])
  }

  @Test func `22 a screen that was never shown is reported neither as shown nor as lost`() {
    let test = FlowTest<Outcome>()
    let stray = TestNavigationController()
    let flow = StubFlow<Outcome>("flow", .push(onto: stray, using: test.window))

    test.start(flow)

    #expect(test.recorder.events == ["flow started", "flow reported cancelled", "flow ended"])
    #expect(test.startCount == 0)
  }

  @Test func `22 a tree without an observer does not track released parts`() {
    let flows = FlowController(observer: nil)
    weak var node: FlowNode?
    do {
      let flow = StubFlow<Outcome>("flow")
      node = flow.context.node
      flows.start(flow)
      flow.finish(.completed(1))
    }

    #expect(node == nil)
  }
}

@MainActor
private final class ControllingObserver: FlowObserver {
  weak var flows: FlowController?
  func flow(_ node: FlowNode, did event: FlowEvent) {}
}

/// Writes a line for each event.
@MainActor
private final class LineObserver: FlowObserver {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) { self.write = write }

  func flow(_ node: FlowNode, did event: FlowEvent) {
    // Not the node itself: it would retain the tree.
    let word =
      switch event {
      case .started: "started"
      case .progressed: "progressed"
      case .reported: "reported"
      case .resumed: "resumed"
      case .terminated: "terminated"
      case .screenShown: "shown"
      case .screenRevealed: "revealed"
      case .screenRemoved: "removed"
      case .ended: "ended"
      case .misused: "misused"
      case .leaked: "leaked"
      }
    write("\(FlowRecorder.name(of: node)) \(word)")
  }
}
