import FlowKit
import FlowTesting
import Testing

/// Sentence 8: toolkits that do not keep their word.
@MainActor
struct ToolkitTests {
  let recorder = FlowRecorder()

  // Catches a queue that begins the next transition at every call.
  @Test func `08 a second completion is misuse, and the next transition is not begun by it`() {
    let toolkit = OddToolkit(completions: 2)
    let flows = FlowController(observer: recorder)
    let flow = StubFlow<Outcome>("flow", toolkit.pushing)

    flows.start(flow)
    flow.context.show(TestScreen("second"))
    toolkit.window.settle()

    #expect(recorder.misuses == [.transitionCompletedTwice, .transitionCompletedTwice])
    #expect(toolkit.window.names == ["flow's screen", "second"])
  }

  // Catches a tree that stops forever without a report.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `08 a toolkit that has settled without completing is misuse, and the tree continues`(pace: TestWindow.Pace) {
    let toolkit = OddToolkit(completions: 0)
    toolkit.window.pace = pace
    let flows = FlowController(observer: recorder)
    let flow = StubFlow<Outcome>("flow", toolkit.pushing)

    flows.start(flow)
    flow.context.show(TestScreen("second"))
    toolkit.window.settle()

    #expect(recorder.misuses == [.transitionNeverCompleted, .transitionNeverCompleted])
    #expect(toolkit.window.names == ["flow's screen", "second"])
  }

  @Test func `08 a dismissal completes after earlier requests`() {
    let window = TestWindow(pace: .held)
    let flows = FlowController(observer: nil)
    let flow = StubFlow<Outcome>("flow", window.pushing)
    var order: [String] = []
    flows.start(flow, onStarted: { _ in order.append("started") })

    flow.context.dismiss(TestScreen("never shown")) { order.append("completed") }
    window.settle()

    #expect(order == ["started", "completed"])
  }
}

/// A test window whose pushes complete more or less often than once.
@MainActor
private struct OddToolkit: WindowToolkit {
  let window = TestWindow()
  let completions: Int

  var pushing: FlowPresentation { .push(onto: window.navigation, using: self) }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    OddPresenter(
      presenter: window.makePushPresenter(onto: navigation, replacingStack: replacingStack), completions: completions)
  }
}

@MainActor
private struct OddPresenter: ViewControllerPresenter {
  let presenter: any ViewControllerPresenter
  let completions: Int

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    presenter.present(screens, animated: animated) { for _ in 0..<completions { completion() } }
  }
}
