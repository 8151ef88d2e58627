import FlowKit
import FlowTesting
import Testing

/// Sentences 25 and 26: modal styles of a toolkit's own, and stacks side by side.
@MainActor
struct TabsTests {
  let test = FlowTest<Outcome>()

  // 25: catches a kernel that knows only two styles.

  @Test func `25 a toolkit's own style reaches its presenter unchanged`() {
    let half = ModalStyle("sheet", isDismissible: true, options: ["medium"])
    let flow = StubFlow<Outcome>("flow", test.window.presenting(half))

    test.start(flow)

    #expect(test.window.transitions == [.presented(ObjectIdentifier(flow.screen), half, animated: true)])
    #expect(half != .sheet)
  }

  // Catches a toolkit that cannot distinguish an alert from a modal that only resembles one.
  @Test func `25 only a question is an alert`() {
    let flow = StubFlow<Outcome>("flow", test.window.presenting())
    test.start(flow)
    flow.context.ask(Alert("Sure?", cancel: .init("No", false))) { _ in }

    let areAlerts = test.window.transitions.map { transition in
      if case .presented(_, let style, _) = transition { style.isAlert } else { false }
    }

    #expect(areAlerts == [false, true])
  }

  @Test func `25 the person can dismiss a modal if its style allows it`() {
    test.start(StubFlow<Outcome>("flow", test.window.presenting(.fullScreen)))

    let hasGone = test.window.pullDown()

    #expect(!hasGone)
  }

  @Test(arguments: [
    (ModalStyle("sheet", isDismissible: true, options: 1), true),
    (ModalStyle("popover", isDismissible: true, options: 1), false),
    (ModalStyle("sheet", isDismissible: false, options: 1), false),
    (ModalStyle("sheet", isDismissible: true, options: 2), false),
    (ModalStyle("sheet", isDismissible: true), false),
  ])
  func `25 styles are equal if all their properties are`(other: ModalStyle, isSame: Bool) {
    #expect((ModalStyle("sheet", isDismissible: true, options: 1) == other) == isSame)
  }

  // 26: catches a kernel for which a stack that is not seen is gone.

  @Test func `26 a flow on a hidden stack continues and shows`() {
    let tabs = TabsFlow(test.window)
    test.start(tabs)

    tabs.second.context.show(TestScreen("more"))

    #expect(tabs.tabs?.selectedIndex == 0)
    #expect(tabs.second.context.node.viewControllers.count == 2)
    #expect(test.window.top === tabs.first.screen)
  }

  @Test func `26 a flow on a hidden stack reports, and can be dismissed there`() {
    let tabs = TabsFlow(test.window)
    test.start(tabs)
    tabs.second.context.show(TestScreen("more"))

    tabs.second.finish(.completed(2))
    tabs.dismisser?.dismiss()

    #expect(tabs.results == [.completed(2)])
    #expect(tabs.context.subflows.map(FlowRecorder.name) == ["first"])
    #expect(test.window.top === tabs.first.screen)
  }

  @Test func `26 a link selects its tab, after the transitions before it`() {
    test.window.holdsTransitions = true
    let tabs = TabsFlow(test.window)
    test.start(tabs)

    tabs.tabs?.select(1)
    let early = tabs.tabs?.selectedIndex
    test.window.settle()

    #expect(early == 0)
    #expect(tabs.tabs?.selectedIndex == 1)
    #expect(test.recorder.misuses.isEmpty)
    #expect(test.window.top === tabs.second.screen)
  }

  @Test func `26 a flow that was left on a hidden stack is visited again when the person is back there`() {
    let tabs = TabsFlow(test.window)
    test.start(tabs)
    tabs.second.finish(.completed(2))
    let hidden = tabs.second.state

    test.window.select(tab: 1)

    #expect(hidden == .reported)
    #expect(tabs.second.state == .running)
    #expect(test.results.isEmpty)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `26 going back in one tab does not change the other`() {
    let tabs = TabsFlow(test.window)
    test.start(tabs)
    tabs.second.context.show(TestScreen("more"))

    test.window.goBack()

    #expect(tabs.results == [.cancelled])
    #expect(tabs.second.context.node.viewControllers.count == 2)
  }

  @Test func `26 removing the tabs removes all screens in them`() async {
    var tabs: TabsFlow? = TabsFlow(test.window)
    if let tabs { test.start(tabs) }
    tabs = nil

    let problems = await test.problems()

    #expect(problems == [])
    #expect(test.window.names.isEmpty)
  }

  @Test func `26 selecting a tab beneath a sheet does not visit the sheet again`() {
    let tabs = TabsFlow(test.window)
    let sheet = StubFlow<Outcome>("sheet", test.window.presenting())
    test.flows.start(tabs) { _, _ in }
    test.start(sheet)
    sheet.finish(.completed(1))

    tabs.tabs?.select(1)

    #expect(sheet.state == .reported)
    #expect(tabs.tabs?.selectedIndex == 1)
  }

  @Test func `26 a tab that does not exist is not selected`() {
    let tabs = TabsFlow(test.window)
    test.start(tabs)

    tabs.tabs?.select(2)

    #expect(tabs.tabs?.selectedIndex == 0)
  }

  // Catches a rule that takes the stack for a navigation controller that nobody retains, in a toolkit that releases it.
  @Test func `06 pushing onto a stack of tabs that are gone is no misuse`() {
    var place: FlowPresentation?
    let caller = StubFlow<Outcome>("caller", test.window.pushing) {
      place = $0.context.showTabs(["One", "Two"]).stacks.first
    }
    test.start(caller)
    caller.finish(.completed(1))
    test.dismisser?.dismiss(animated: false)

    test.start(StubFlow<Outcome>("flow", place))

    #expect(test.results == [.completed(1), .cancelled])
    #expect(test.recorder.misuses.isEmpty)
  }
}

/// A flow of two tabs, with a flow in each.
@MainActor
private final class TabsFlow: Flow {
  let context: FlowContext<Outcome>
  private(set) var tabs: FlowTabs?
  private(set) var results: [Outcome] = []
  private(set) var dismisser: (any ViewControllerDismisser)?

  init(_ window: TestWindow) {
    context = FlowContext(window.pushing)
  }

  var first: StubFlow<Outcome> { flow(named: "first") }
  var second: StubFlow<Outcome> { flow(named: "second") }

  func didStart() {
    let tabs = context.showTabs(["First", "Second"])
    self.tabs = tabs
    for (name, stack) in zip(["first", "second"], tabs.stacks) {
      context.start(StubFlow<Outcome>(name, stack)) { [weak self] result, dismisser in
        self?.results.append(result)
        self?.dismisser = dismisser
      }
    }
  }

  private func flow(named name: String) -> StubFlow<Outcome> {
    context.subflows.compactMap { $0.flow as? StubFlow<Outcome> }.first { $0.name == name } ?? StubFlow("none")
  }
}
