import FlowKit
import FlowTesting
import KernelModel
import Testing

/// Sentence 22: an observer that acts.
@MainActor
@Suite(.bothWays)
struct ActingObserverTests {
  let observer = ActingObserver()
  let window = TestWindow(pace: FlowTests.pace)
  let flows: FlowController

  init() {
    flows = FlowController(observer: WeakObserver(observer))
  }

  private func lives(of name: String) -> [String] {
    observer.recorder.events.filter { $0.hasPrefix("\(name) ") && !$0.contains("screen") }
  }

  // Catches a flow that is closed twice: its continuation would be resumed twice, which crashes.
  @Test func `22 an observer may end all flows when one of several is terminated, and each is answered once`()
    async
  {
    let outer = StubFlow<Outcome>("outer", window.pushing)
    let middle = StubFlow<Outcome>("middle", window.pushing)
    let inner = StubFlow<Outcome>("inner", window.pushing)
    observer.act = { [flows] node, event in
      if case .terminated = event, FlowRecorder.name(of: node) == "inner" { flows.terminate() }
    }
    flows.start(outer)
    let waiting = Task { await outer.context.run(middle) }
    await nextTurn()
    middle.context.start(inner) { _, _ in }

    outer.context.terminate(middle)
    window.settle()

    #expect(await waiting.value == .cancelled)
    #expect(lives(of: "middle") == ["middle started", "middle terminated", "middle ended"])
    #expect(lives(of: "outer") == ["outer started", "outer terminated", "outer ended"])
    #expect(window.names.isEmpty)
    #expect(flows.subflows.isEmpty)
  }

  // Catches an end that the observer does not receive, or twice.
  @Test(arguments: ["inner terminated", "inner ended", "middle terminated", "middle ended"])
  func `22 each flow ends once, in whatever event the observer ends all`(trigger: String) {
    let outer = StubFlow<Outcome>("outer", window.pushing)
    let middle = StubFlow<Outcome>("middle", window.pushing)
    let inner = StubFlow<Outcome>("inner", window.pushing)
    observer.act = { [flows, observer] _, _ in
      if observer.recorder.events.last == trigger { flows.terminate() }
    }
    flows.start(outer)
    outer.context.start(middle) { _, _ in }
    middle.context.start(inner) { _, _ in }

    outer.context.terminate(middle)
    window.settle()

    for name in ["outer", "middle", "inner"] {
      #expect(lives(of: name) == ["\(name) started", "\(name) terminated", "\(name) ended"])
    }
    #expect(window.names.isEmpty)
  }

  // Catches an event that is sent in the middle of a change, or of another event.
  @Test func `22 the observer is never called inside its own call, and events arrive in order`() {
    let flow = StubFlow<Outcome>("flow", window.pushing)
    let next = StubFlow<Outcome>("next", window.pushing)
    observer.act = { [flows] node, event in
      if case .reported = event, FlowRecorder.name(of: node) == "flow" { flows.start(next) }
    }
    flows.start(flow)
    window.settle()

    flow.finish(.completed(1))
    window.settle()

    #expect(observer.depth == 1)
    let events = observer.recorder.events.filter { $0.hasPrefix("flow") || $0.hasPrefix("next started") }
    #expect(
      events == [
        "flow started", "flow showed flow's screen", "flow reported completed(1)", "next started",
        "flow lost flow's screen", "flow ended",
      ])
  }

  // Catches a flow that begins although its visit is over.
  @Test(arguments: [true, false])
  func `22 a flow whose visit the observer ends at its start does not begin`(byTermination: Bool) {
    var begun = 0
    var results: [Outcome] = []
    let flow = StubFlow<Outcome>("flow", window.pushing) { _ in begun += 1 }
    observer.act = { [flows] _, event in
      guard case .started = event else { return }
      if byTermination { flows.terminate() } else { flow.finish(.completed(1)) }
    }

    flows.start(flow) { result, _ in results.append(result) }
    window.settle()

    #expect(begun == 0)
    #expect(results == (byTermination ? [] : [.completed(1)]))
    #expect(observer.recorder.misuses.isEmpty)
    #expect(flows.subflows.isEmpty)
  }

  // Catches a result that overtakes the progress that was sent before it.
  @Test func `27 progress arrives before a result that the observer reports in the event of it`() {
    var received: [String] = []
    let flow = StubFlow<CountedOutcome>("flow")
    observer.act = { _, event in if case .progressed = event { flow.finish(.completed) } }
    flows.start(
      flow, onFinished: { _, _ in received.append("finished") }, onProgress: { received.append("progress \($0)") })

    flow.context.send(1)

    #expect(received == ["progress 1", "finished"])
  }

  // Catches a flow that begins in a caller whose visit is over by then.
  @Test func `22 a flow that the observer starts in a caller that the person leaves is refused`() {
    let caller = StubFlow<Outcome>("caller", window.pushing)
    let sub = StubFlow<Outcome>("sub", window.pushing)
    let again = StubFlow<Outcome>("again", window.pushing)
    observer.act = { node, event in
      if case .terminated = event, FlowRecorder.name(of: node) == "sub" { caller.context.start(again) { _, _ in } }
    }
    flows.start(caller) { _, _ in }
    caller.context.start(sub) { _, _ in }
    window.settle()

    window.goBack(to: nil)
    window.settle()

    #expect(caller.state == .ended)
    #expect(again.state == .notStarted)
    #expect(observer.recorder.misuses == [.startedOutsideVisit])
  }

  // Catches a caller that drops the pending screens of a sub-flow with its own, and counts them twice.
  @Test func `22 a flow that the observer starts in a caller whose only modal was dismissed keeps its screens`() {
    let caller = StubFlow<Outcome>("caller", window.pushing) { caller in
      caller.context.present(caller.screen, as: .sheet) {
        caller.context.start(StubFlow<Outcome>("sub")) { _, _ in }
      }
    }
    let again = StubFlow<Outcome>("again", window.pushing)
    window.pace = .held
    observer.act = { node, event in
      if case .terminated = event, FlowRecorder.name(of: node) == "sub" { caller.context.start(again) { _, _ in } }
    }
    flows.start(caller) { _, _ in }
    window.settle()

    window.pullDown()
    window.settle()
    let states = [caller.state, again.state]
    let shown = window.names
    window.goBack()

    #expect(states == [.reported, .running])
    #expect(shown == ["again's screen"])
    #expect(lives(of: "caller").suffix(1) == ["caller ended"])
    #expect(lives(of: "again").suffix(1) == ["again ended"])
    #expect(flows.subflows.isEmpty)
  }

  // Catches a first screen that is reported before the flows around it know of it.
  @Test func `03 a container has started although the observer ends its sub-flow in the event of its first screen`() {
    var starts = 0
    let sub = StubFlow<Outcome>("sub", window.pushing)
    let container = StubFlow<Outcome>("container", window.pushing) { $0.context.start(sub) { _, _ in } }
    observer.act = { node, event in
      if case .screenShown = event, FlowRecorder.name(of: node) == "sub" { container.context.terminateSubflows() }
    }

    flows.start(container, onFinished: { _, _ in }, onStarted: { _ in starts += 1 })
    window.settle()

    #expect(starts == 1)
    #expect(sub.state == .ended)
    #expect(container.state == .running)
  }

  // Catches a leak check that misses the flow, since the observer received its end later than it ended.
  @Test func `22 a flow exists during each of its events, and is released after the last`() {
    var seen: [Bool] = []
    observer.act = { node, _ in seen.append(node.flow != nil) }
    weak var released: StubFlow<Outcome>?
    do {
      let flow = StubFlow<Outcome>("flow", window.pushing)
      released = flow
      flows.start(flow)
      window.settle()
      flow.finish(.completed(1))
    }
    window.settle()

    #expect(seen.count == 5)
    #expect(!seen.contains(false))
    #expect(released == nil)
  }

  // Catches a completion that is registered after the observer has acted on the dismissal.
  @Test func `08 a dismissal completes before the observer's requests during it`() {
    let outer = StubFlow<Outcome>("outer", window.pushing)
    let inner = StubFlow<Outcome>("inner", window.pushing)
    var dismisser: (any ViewControllerDismisser)?
    var seen: [[String]] = []
    flows.start(outer)
    outer.context.start(inner, onFinished: { _, _ in }, onStarted: { dismisser = $0 })
    window.settle()
    observer.act = { [observer] _, _ in
      if observer.recorder.events.last == "inner terminated" { outer.context.show(TestScreen("next")) }
    }

    dismisser?.dismiss(animated: false) { [window] in seen.append(window.names) }
    window.settle()

    #expect(seen == [["outer's screen"]])
    #expect(window.names == ["outer's screen", "next"])
  }

  // Catches a report between the two steps of a transition, when the replaced screen is gone, and the new one is not there yet.
  @Test func `22 a report arrives after a transition that the observer begins in its event`() {
    let caller = StubFlow<Outcome>("caller", window.pushing)
    let flow = StubFlow<Outcome>("flow", window.pushing) { _ in }
    let first = TestScreen("first")
    let other = StubFlow<Outcome>("other", window.pushing) { $0.context.present(first, as: .sheet) {} }
    var isSecondShown: Bool?
    flows.start(caller)
    caller.context.start(flow) { [observer] _, _ in
      isSecondShown = observer.recorder.events.contains { $0.contains("second") }
    }
    caller.context.start(other) { _, _ in }
    window.settle()
    observer.act = { _, event in
      if case .reported = event { other.context.present(TestScreen("second"), as: .sheet, replacing: first) {} }
    }

    flow.finish(.completed(1))
    window.settle()

    #expect(isSecondShown == true)
  }

  // Catches callbacks inside the observer's call, at which the tree only seems to be at rest.
  @Test func `22 callbacks that the observer causes in the event of a visit run after the event`() {
    let flow = StubFlow<Outcome>("flow", window.pushing)
    let other = StubFlow<Outcome>("other", window.pushing) { _ in }
    var received: [String] = []
    flows.start(flow) { _, _ in }
    flows.start(other) { _, _ in received.append("other has reported") }
    flow.context.show(TestScreen("upper"), onRemoved: { received.append("upper is gone") })
    flow.finish(.completed(1))
    window.settle()
    observer.act = { [observer] _, _ in
      guard observer.recorder.events.last == "flow visited again" else { return }
      received.append("visit")
      other.finish(.completed(2))
      received.append("end of the event")
    }

    window.goBack()
    window.settle()

    #expect(received == ["visit", "end of the event", "other has reported", "upper is gone"])
  }

  @Test(arguments: [false, true])
  func `08 a dismissal of a flow's own screen completes before the observer's requests during it`(goesBack: Bool) {
    let flow = StubFlow<Outcome>("flow", window.pushing)
    let upper = TestScreen("upper")
    var seen: [[String]] = []
    flows.start(flow)
    flow.context.show(upper)
    window.settle()
    observer.act = { [observer] _, _ in
      if observer.recorder.events.last == "flow lost upper" { flow.context.show(TestScreen("next")) }
    }

    if goesBack {
      flow.context.goBack(to: flow.screen, animated: false) { [window] in seen.append(window.names) }
    } else {
      flow.context.dismiss(upper, animated: false) { [window] in seen.append(window.names) }
    }
    window.settle()

    #expect(seen == [["flow's screen"]])
    #expect(window.names == ["flow's screen", "next"])
  }

  // A hundred thousand acts are `RUNS=2500 swift test --filter ActingObserverTests`. They take seconds, but all tests share
  // the main actor, which is busy for minutes with `EFFORT=full`.
  @Test(.timeLimit(.minutes(30))) func `22 an observer may start, end and dismiss any flow in any event`() async {
    var actCount = 0
    for seed in PlayRun.seeds {
      let storm = ObserverStorm(seed: seed)
      await storm.play(40)
      actCount += storm.actCount
      #expect(storm.findings == [], "seed \(seed)")
      if !storm.findings.isEmpty { break }
    }

    #expect(actCount >= 40 * PlayRun.seeds.count)
  }
}

/// A result with progress.
private enum CountedOutcome: CancellableResult {
  typealias Progress = Int

  case completed, cancelled
}
