import FlowKit
import FlowTesting
import Testing

/// Depth and breadth: deeply nested flows, and many flows side by side, need neither a deep call stack nor quadratic
/// time.
///
/// The test thread's stack is not the main thread's; `.ci/run` runs these tests once more under `ulimit -s 1024`. With
/// `EFFORT=full` they have the stated number of flows, otherwise a quarter.
@MainActor
struct DepthTests {
  let test = FlowTest<Outcome>()

  @Test func `07 a deep chain of nested flows is terminated and released`() async {
    let flows = FlowController(observer: nil)
    let ends = Ends()
    chain(thousands(100), in: root(of: flows), ends)

    flows.terminate()

    #expect(ends.released == thousands(100))
  }

  @Test func `12 a deep chain of nested flows is released with its root`() async {
    var flows: FlowController? = FlowController(observer: nil)
    let ends = Ends()
    if let flows { chain(thousands(10), in: root(of: flows), ends) }

    flows = nil
    await nextTurn()

    #expect(ends.released == thousands(10))
  }

  @Test func `05 a sheet with deeply nested flows is pulled down`() {
    let test = FlowTest<Outcome>()
    let ends = Ends()
    let outer = StubFlow<Outcome>("outer", test.window.presenting())
    test.start(outer)
    chain(thousands(10), in: outer.context, ends, showing: outer.context.pushing)

    test.window.pullDown()

    #expect(test.results == [.cancelled])
    #expect(ends.released == thousands(10))
  }

  @Test func `23 many screens that allow an attempt late are dismissed`() {
    var newest: LeaveAttempt?
    let flow = StubFlow<Outcome>("flow", test.window.presenting()) { flow in
      flow.context.inOneMovement {
        for _ in 0..<thousands(20) { flow.context.show(TestScreen("screen"), onLeave: { newest = $0 }) }
      }
    }
    test.start(flow)
    test.window.pullDown()

    for _ in 0..<thousands(20) { newest?.allow() }

    #expect(test.results == [.cancelled])
    #expect(newest?.checkedScreenCount == 4 * thousands(20))
  }

  @Test func `01 a result cascades through deeply nested flows`() {
    let flows = FlowController(observer: nil)
    let ends = Ends()
    var results: [Outcome] = []
    let outer = ChainFlow(ends)
    flows.start(outer) { result, _ in results.append(result) }
    let leaf = chain(thousands(5), in: outer.context, ends) { $0.finish($1) } ?? outer

    leaf.finish(.completed(1))

    #expect(results.isEmpty)
    #expect(ends.reported == thousands(5))
  }

  @Test func `10 a controller with many running sub-flows delivers each result separately`() {
    let flows = FlowController(observer: nil)
    let live = (0..<thousands(100)).map { _ in StubLeaf() }
    var results = 0
    for flow in live { flows.start(flow) { _, _ in results += 1 } }

    for index in live.indices { live[(index * 7_919) % live.count].finish(.completed(index)) }

    #expect(results == thousands(100))
    #expect(flows.subflows.isEmpty)
  }

  // A stack that grows upwards while flows nest downwards: the outermost flow's screen is the top.
  @Test func `05 nested flows whose inner screens lie lowest are pulled down`() {
    let test = FlowTest<Outcome>()
    let ends = Ends()
    let outer = StubFlow<Outcome>("outer", test.window.presenting()) { _ in }
    test.start(outer)
    let links = links(thousands(5), in: outer, ends)

    for link in links.reversed() { link.context.show(TestScreen("link")) }
    outer.context.show(outer.screen)
    test.window.pullDown()

    #expect(test.results == [.cancelled])
    #expect(test.flows.subflows.isEmpty)
  }

  @Test func `11 many sub-flows of a caller that has reported finish one by one`() {
    let test = FlowTest<Outcome>()
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    test.start(caller)
    let subflows = (0..<thousands(10)).map { _ in StubLeaf() }
    for flow in subflows { caller.context.start(flow) { _, _ in } }
    caller.finish(.completed(1))

    for flow in subflows { flow.finish(.completed(2)) }

    #expect(caller.context.subflows.isEmpty)
    #expect(caller.state == .reported)
  }

  @Test func `18 many screens wait for their turn on one stack`() {
    let test = FlowTest<Outcome>()
    test.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    for _ in 0..<thousands(10) { flow.context.show(TestScreen("next")) }
    test.window.settle()
    let shown = test.window.viewControllers.count
    test.flows.terminate(flow)

    #expect(shown == thousands(10) + 1)
    #expect(test.window.viewControllers.isEmpty)
  }

  @Test func `16 presentations can nest deeper than the call stack allows`() {
    let test = FlowTest<Outcome>()
    var place = test.window.presenting()
    for _ in 0..<thousands(100) { place = StubFlow<Outcome>("link", place).context.presenting(.sheet) }
    let flow = StubFlow<Outcome>("flow", place)

    test.start(flow)

    #expect(test.window.viewControllers.count == 1)
  }

  private func thousands(_ count: Int) -> Int { Effort.part(of: count * 1_000) }

  /// Flows without screens, each in the one before.
  private func links(_ count: Int, in outer: StubFlow<Outcome>, _ ends: Ends) -> [StubFlow<Outcome>] {
    var all = [outer]
    for _ in 0..<count {
      let link = StubFlow<Outcome>("link", outer.context.pushing) { _ in }
      all.last?.context.start(link) { _, _ in }
      all.append(link)
    }
    return Array(all.dropFirst())
  }

  /// A flow without screens that runs.
  private func root(of flows: FlowController) -> FlowContext<Outcome> {
    let flow = StubFlow<Outcome>("root")
    flows.start(flow)
    return flow.context
  }

  /// Starts flows each in the one before.
  /// - Returns: the innermost.
  @discardableResult
  private func chain(
    _ count: Int, in outermost: FlowContext<Outcome>, _ ends: Ends, showing presentation: FlowPresentation? = nil,
    onFinished: (@MainActor (ChainFlow, Outcome) -> Void)? = nil
  ) -> ChainFlow? {
    var innermost: ChainFlow?
    for _ in 0..<count {
      let flow = ChainFlow(ends, presentation)
      let caller = innermost
      (caller?.context ?? outermost).start(flow) { [weak caller] result, _ in
        ends.reported += 1
        if let caller { onFinished?(caller, result) }
      }
      innermost = flow
    }
    return innermost
  }

  @Test func `18 many screens that wait for the person's swipe need no deep call stack`() {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()

    for _ in 0..<thousands(10) { flow.context.show(TestScreen("next"), animated: false) }
    test.window.endSwipeBack(cancelled: true)

    #expect(test.window.viewControllers.count == thousands(10) + 1)
  }
}

/// A flow with nothing but its context.
@MainActor
private final class StubLeaf: Flow {
  let context = FlowContext<Outcome>()
  func didStart() {}
}
