import FlowKit
import FlowTesting
import Testing

/// Sentences 8, 12, 16, 17 and 18 where trees and windows are several, or a toolkit is odd.
@MainActor
struct WindowsTests {
  let test = FlowTest<Outcome>()

  @Test func `17 a flow with screens in two windows goes from both`() {
    let second = TestWindow()
    let sub = StubFlow<Outcome>("sub", second.pushing)
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.start(sub) { _, _ in }

    test.flows.terminate(flow)

    #expect(test.window.names.isEmpty)
    #expect(second.names.isEmpty)
  }

  // Catches a tree that takes what another tree does for its own act.
  @Test func `05 a flow of another tree whose screens are replaced is cancelled`() {
    let others = FlowController()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let other = SettingsFlow(test.window.pushing)
    test.start(flow)
    flow.context.show(TestScreen("second"))
    others.start(other) { _, _ in }

    other.didFinishWizard()

    #expect(test.results == [.cancelled])
    #expect(other.context.isRunning)
  }

  @Test func `08 what a toolkit tells twice counts once`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let screens = test.window.navigation.screens
    test.window.goBack()

    FlowScreen.didRemove(screens, revealing: nil, byPerson: true)

    #expect(test.results == [.cancelled])
    #expect(test.recorder.events.filter { $0.contains("lost") }.count == 1)
  }

  // 16: catches a flow that is pushed onto a stack that has gone.
  @Test func `16 a presented flow whose stack has gone is presented again`() {
    let toolkit = KeepingToolkit()
    let flows = FlowController()
    let flow = StubFlow<Outcome>("flow", .present(.sheet, over: toolkit.window.navigation, using: toolkit))
    flows.start(flow) { _, _ in }

    flow.context.dismiss(flow.screen)
    flow.context.show(TestScreen("again"))

    #expect(toolkit.window.names == ["again"])
    #expect(toolkit.window.modalCount == 1)
    #expect(flow.state == .running)
  }

  @Test func `12 the newest of several screens may go while the others stay, and the other way round`() {
    let sheet = TestScreen("sheet")
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.show(flow.screen)
      flow.context.present(sheet, as: .sheet) {}
      flow.context.show(TestScreen("beneath"))
      flow.context.show(TestScreen("last"))
    }
    test.start(flow)

    flow.context.dismiss(sheet)
    let left = flow.context.node.viewControllers.compactMap { $0 as? TestScreen }.map(\.name)
    flow.context.show(TestScreen("new"))
    test.flows.terminate(flow)

    #expect(left == ["flow's screen", "beneath", "last"])
    #expect(test.window.names.isEmpty)
  }

  @Test func `04 a single modal that waits when the person leaves is not shown`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    flow.context.present(TestScreen("late"), as: .sheet) {}

    test.window.endSwipeBack(lettingGoEarly: false)

    #expect(test.results == [.cancelled])
    #expect(test.window.modalCount == 0)
  }

  @Test func `04 a flow whose only modal goes is cancelled when that means nothing`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) {}
    }
    test.start(flow)

    test.window.pullDown()

    #expect(test.results == [.cancelled])
  }

  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `04 a flow whose only modal goes lives on when it shows another screen then`(pace: TestWindow.Pace) {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) { flow.context.show(TestScreen("next")) }
    }
    test.start(flow)
    test.window.pace = pace

    test.window.pullDown()
    test.window.settle()

    #expect(test.results.isEmpty)
    #expect(test.window.names == ["next"])
  }

  @Test func `04 a flow whose modal says what it means reports that once`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { flow in
      flow.context.present(flow.screen, as: .sheet) { flow.finish(.completed(1)) }
    }
    test.start(flow)

    test.window.pullDown()

    #expect(test.results == [.completed(1)])
    #expect(test.recorder.misuses.isEmpty)
  }

  // 18: catches a transition that begins before the presenter of the one before has returned.
  @Test func `18 the next transition does not begin inside a presenter`() {
    let toolkit = KeepingToolkit()
    let flows = FlowController()
    let flow = StubFlow<Outcome>("flow", .push(onto: toolkit.window.navigation, using: toolkit))
    flows.start(
      flow, onFinished: { _, _ in },
      onStarted: { _ in flow.context.show(TestScreen("second")) })

    #expect(toolkit.log.steps == ["present", "presented", "present", "presented"])
  }

  // 8: catches a completion of a former transition that is taken for the current one's.
  @Test func `08 a second completion that comes late does not end the transition that is on its way by then`() {
    let recorder = FlowRecorder()
    let flows = FlowController(observer: recorder)
    let toolkit = KeepingToolkit()
    toolkit.window.holdsTransitions = true
    let flow = StubFlow<Outcome>("flow", .push(onto: toolkit.window.navigation, using: toolkit))
    flows.start(flow)
    toolkit.window.settle()
    flow.context.show(TestScreen("second"))
    flow.context.show(TestScreen("third"))

    toolkit.log.completions.first?()

    #expect(recorder.misuses == [.transitionCompletedTwice])
    #expect(toolkit.window.names == ["flow's screen", "second"])
    toolkit.window.settle()
    #expect(toolkit.window.names == ["flow's screen", "second", "third"])
  }
}

/// A test window that keeps each stack and each completion, and notes when presenters begin and return.
@MainActor
private final class KeepingToolkit: ViewControllerPresenterFactory {
  final class Log {
    var steps: [String] = []
    var completions: [Completion] = []
  }

  let window = TestWindow()
  let log = Log()
  private var stacks: [any NavigationController] = []

  var topViewController: (any ViewController)? { window.topViewController }

  func makeNavigationController(holding viewControllers: [any ViewController]) -> any NavigationController {
    let stack = window.makeNavigationController(holding: viewControllers)
    stacks.append(stack)
    return stack
  }
  func makeTabBarController(_ tabs: [(title: String, stack: any NavigationController)]) -> any TabBarController {
    window.makeTabBarController(tabs)
  }
  func makeAlert(_ content: AlertContent) -> any ViewController { window.makeAlert(content) }
  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    LoggingPresenter(
      presenter: window.makePushPresenter(onto: navigation, replacingStack: replacingStack), log: log)
  }
  func makeModalPresenter(over host: any ViewController, as style: ModalStyle) -> any ViewControllerPresenter {
    window.makeModalPresenter(over: host, as: style)
  }
  func makeDismisser(of screens: [FlowScreen]) -> any ViewControllerDismisser { window.makeDismisser(of: screens) }
  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser { window.makeDismisser(above: screen) }
  func select(_ index: Int, of tabs: any TabBarController) { window.select(index, of: tabs) }
  func whenSettled(_ body: @escaping Completion) { window.whenSettled(body) }
}

@MainActor
private struct LoggingPresenter: ViewControllerPresenter {
  let presenter: any ViewControllerPresenter
  let log: KeepingToolkit.Log

  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    log.steps.append("present")
    log.completions.append(completion)
    presenter.present(screens, animated: animated, completion: completion)
    log.steps.append("presented")
  }
}
