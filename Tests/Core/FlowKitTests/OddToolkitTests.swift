import FlowKit
import FlowTesting
import Testing

/// Sentence 8: exchanges and presentations in toolkits that do not keep their word.
@MainActor
struct OddToolkitTests {
  let recorder = FlowRecorder()

  // Catches an exchange without a number: it would show at each completion, without end.
  @Test(arguments: [TestWindow.Pace.immediate, .held], [0, 2])
  func `08 an exchange whose dismissal completes twice or never shows its screen once, and is misuse`(
    pace: TestWindow.Pace, completions: Int
  ) {
    let toolkit = OddModalToolkit(dismissals: completions)
    toolkit.window.pace = pace
    let flows = FlowController(observer: recorder)
    let flow = StubFlow<Outcome>("flow", .push(onto: toolkit.window.navigation, using: toolkit))
    let old = TestScreen("old")
    var removed: [String] = []
    flows.start(flow)
    flow.context.present(old, as: .sheet) { removed.append("old") }
    toolkit.window.settle()

    flow.context.present(TestScreen("new"), as: .sheet, replacing: old) { removed.append("new") }
    let isShownAtOnce = recorder.events.contains("flow showed new")
    toolkit.window.settle()
    flow.context.present(TestScreen("next"), as: .sheet) { removed.append("next") }
    toolkit.window.settle()

    #expect(toolkit.window.names == ["flow's screen", "new", "next"])
    #expect(recorder.misuses == [completions == 0 ? .transitionNeverCompleted : .transitionCompletedTwice])
    #expect(isShownAtOnce == (pace == .immediate))
    #expect(recorder.events.filter { $0 == "flow showed new" }.count == 1)
    #expect(removed.isEmpty)
  }

  // Catches a removal that continues in the next window at each completion in the first.
  @Test func `08 a removal from two windows continues once, though the first completes twice`() {
    let toolkit = OddModalToolkit(dismissals: 2)
    let second = TestWindow(pace: .held)
    let flows = FlowController(observer: recorder)
    let flow = StubFlow<Outcome>("flow", .push(onto: toolkit.window.navigation, using: toolkit))
    let other = StubFlow<Outcome>("other", second.pushing)
    var completions = 0
    flows.start(flow) { _, _ in }
    flow.context.start(other) { _, _ in }
    second.settle()

    flows.terminate(flow)
    flow.context.dismiss(flow.screen) { completions += 1 }
    second.settle()

    #expect(second.names.isEmpty)
    #expect(completions == 1)
    #expect(second.transitions.count == 2)
    #expect(recorder.misuses.contains(.transitionCompletedTwice))
  }

  // Catches a screen that counts as shown for the program, and never for its caller and the observer.
  @Test(arguments: [TestWindow.Pace.immediate, .held], [true, false])
  func `08 a presentation that never completes counts as shown when the toolkit has settled`(
    pace: TestWindow.Pace, isStack: Bool
  ) {
    let toolkit = OddModalToolkit(presentations: 0)
    toolkit.window.pace = pace
    let flows = FlowController(observer: recorder)
    var starts = 0
    let place = FlowPresentation.present(.sheet, over: toolkit.window.navigation, using: toolkit)
    let flow = StubFlow<Outcome>("flow", place) { flow in
      if isStack { flow.context.show(flow.screen) } else { flow.context.present(flow.screen, as: .sheet) {} }
    }

    flows.start(flow, onFinished: { $1.dismiss() }, onStarted: { _ in starts += 1 })
    toolkit.window.settle()
    let shown = recorder.events
    toolkit.window.pullDown()

    #expect(recorder.misuses == [.transitionNeverCompleted])
    #expect(starts == 1)
    #expect(shown.last == "flow showed flow's screen")
    #expect(recorder.events.suffix(3) == ["flow lost flow's screen", "flow reported cancelled", "flow ended"])
  }
}

/// A test window whose presentations and dismissals of modals complete more or less often than once.
@MainActor
private struct OddModalToolkit: WindowToolkit {
  let window = TestWindow()
  var presentations = 1
  var dismissals = 1

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    window.makePushPresenter(onto: navigation, replacingStack: replacingStack)
  }

  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    OddModalPresenter(presenter: window.makeModalPresenter(over: host, as: style), completions: presentations)
  }

  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser {
    OddDismisser(dismisser: window.makeDismisser(of: screens), completions: dismissals)
  }
}

@MainActor
private struct OddModalPresenter: ViewControllerPresenter {
  let presenter: any ViewControllerPresenter
  let completions: Int

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    presenter.present(screens, animated: animated) { for _ in 0..<completions { completion() } }
  }
}

@MainActor
private struct OddDismisser: ViewControllerDismisser {
  let dismisser: any ViewControllerDismisser
  let completions: Int

  func dismiss(animated: Bool, completion: @escaping Completion) {
    dismisser.dismiss(animated: animated) { for _ in 0..<completions { completion() } }
  }
}
