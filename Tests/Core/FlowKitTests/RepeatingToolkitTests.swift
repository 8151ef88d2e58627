import FlowKit
import FlowTesting
import Testing

/// Sentence 8: toolkits that repeat themselves.
@MainActor
struct RepeatingToolkitTests {
  let recorder = FlowRecorder()
  let flows: FlowController

  init() { flows = FlowController(observer: recorder) }

  // Catches a transition that begins at each call, and shows its screens again.
  @Test(arguments: [TestWindow.Pace.immediate, .held], [2, 3])
  func `08 a second call when the toolkit has settled begins nothing, and is misuse`(
    pace: TestWindow.Pace, calls: Int
  ) {
    let toolkit = RepeatingToolkit(pace, calls: calls, isLate: false)
    let flow = StubFlow<Outcome>("flow", toolkit.pushing)
    flows.start(flow)

    flow.context.show(TestScreen("second"))
    flow.context.present(TestScreen("sheet"), as: .sheet) {}
    toolkit.window.settle()

    #expect(toolkit.window.names == ["flow's screen", "second", "sheet"])
    #expect(recorder.events.filter { $0.hasPrefix("flow showed") }.count == 3)
    #expect(recorder.misuses.count >= 3 * (calls - 1))
    #expect(Set(recorder.misuses) == [.settledTwice])
  }

  // Catches a late call that begins the transition, or the visit, of somebody else.
  @Test(arguments: [TestWindow.Pace.immediate, .held], [2, 3])
  func `08 a call that is repeated much later begins nothing, and is misuse`(pace: TestWindow.Pace, calls: Int) {
    let toolkit = RepeatingToolkit(pace, calls: calls, isLate: true)
    let flow = StubFlow<Outcome>("flow", toolkit.pushing)
    flows.start(flow) { _, _ in }
    let above = StubFlow<Outcome>("above", toolkit.pushing)
    flow.context.start(above) { _, _ in }
    toolkit.window.settle()
    flow.finish(.completed(1))
    flow.context.terminate(above)
    toolkit.window.settle()
    let wasVisited = flow.state == .running
    flow.finish(.completed(2))
    flows.start(StubFlow<Outcome>("last", toolkit.pushing)) { _, _ in }
    let transitions = toolkit.window.transitions

    toolkit.repeatLate()
    let misuses = recorder.misuses.count
    toolkit.window.settle()

    #expect(wasVisited)
    #expect(toolkit.window.transitions == transitions)
    #expect(toolkit.window.names == ["flow's screen", "last's screen"])
    #expect(flow.state == .reported)
    #expect(misuses >= 4 * (calls - 1))
    #expect(Set(recorder.misuses) == [.settledTwice])
  }

  // Catches a wait for rest that a repeated call ends under the person's finger.
  @Test func `08 a repeated call of an earlier rest does not begin a visit while the window moves`() {
    let toolkit = RepeatingToolkit(.immediate, calls: 2, isLate: true)
    let flow = StubFlow<Outcome>("flow", toolkit.pushing)
    flows.start(flow) { _, _ in }
    for number in 1...2 {
      flow.finish(.completed(number))
      flows.start(StubFlow<Outcome>("above", toolkit.pushing)) { $1.dismiss() }
      if number == 1 { toolkit.window.goBack() }
    }
    toolkit.window.goBack()
    flow.finish(.completed(3))
    flows.start(StubFlow<Outcome>("above", toolkit.pushing)) { _, _ in }
    toolkit.window.beginSwipeBack()
    toolkit.repeatLate()
    let state = flow.state
    toolkit.window.endSwipeBack(cancelled: false)

    #expect(state == .reported)
    #expect(flow.state == .running)
  }

  // Catches counts that one name too many corrupts: the flow would seem to be without screens.
  @Test(arguments: [TestWindow.Pace.immediate, .held], NamingFault.allCases)
  func `08 a screen that a toolkit names again is misuse, and counts once`(
    pace: TestWindow.Pace, fault: NamingFault
  ) {
    let toolkit = NamingToolkit(pace, fault)
    let caller = StubFlow<Outcome>("caller", toolkit.pushing)
    var received: [String] = []
    flows.start(caller) { result, _ in received.append("\(result)") }
    caller.context.show(TestScreen("second"), onRemoved: { received.append("second") })
    let sub = StubFlow<Outcome>("sub", toolkit.pushing)
    caller.context.start(sub) { result, _ in received.append("sub \(result)") }
    toolkit.window.settle()

    caller.context.goBack(to: caller.screen)
    toolkit.window.settle()
    toolkit.nameAgain()

    #expect(toolkit.window.names == ["caller's screen"])
    #expect(received.isEmpty)
    #expect(caller.state == .running)
    #expect(caller.context.node.viewControllers.count == 1)
    #expect(recorder.events.filter { $0.contains("lost") } == ["sub lost sub's screen", "caller lost second"])
    #expect(recorder.misuses == Array(repeating: .screenNamedTwice, count: fault.misuses))
    toolkit.window.goBack()
    #expect(received == ["cancelled"])
  }

  // Catches a screen that is asked twice, of which the second answer counts.
  @Test(arguments: [2, 3])
  func `08 a screen that a toolkit names again before the person leaves is asked once, which is misuse`(count: Int) {
    let window = TestWindow()
    let flow = StubFlow<Outcome>("flow", window.pushing)
    var attempts: [LeaveAttempt] = []
    flows.start(flow) { _, _ in }
    flow.context.show(TestScreen("second"), onLeave: { attempts.append($0) })
    let screen = window.navigation.screens[1]

    let mayLeave = FlowScreen.mayLeave(Array(repeating: screen, count: count))
    attempts.first?.allow()

    #expect(!mayLeave)
    #expect(attempts.count == 1)
    #expect(recorder.misuses == Array(repeating: .screenNamedTwice, count: count - 1))
    #expect(window.names == ["flow's screen"])
  }

  // Catches a misuse during an attempt of the person, which has no acting flow to report it of.
  @Test func `08 a toolkit that completes an allowed attempt to leave twice is misuse`() {
    let toolkit = RepeatingToolkit(.immediate, calls: 2, isLate: false)
    let flow = StubFlow<Outcome>("flow", toolkit.pushing)
    var attempt: LeaveAttempt?
    flows.start(flow) { _, _ in }
    flow.context.show(TestScreen("second"), onLeave: { attempt = $0 })
    toolkit.window.goBack()
    let before = recorder.misuses.count

    attempt?.allow()

    #expect(recorder.misuses.count > before)
    #expect(Set(recorder.misuses) == [.settledTwice])
    #expect(toolkit.window.names == ["flow's screen"])
  }
}
