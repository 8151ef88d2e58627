import FlowKit
import FlowTesting
import Testing

/// Sentences 4, 6, 14, 17, 19, 20, 24 and 25: traps that compile, and that nobody would notice.
@MainActor
@Suite(.bothWays)
struct SilentTrapTests {
  let test = FlowTest<Outcome>()

  // Catches a meaning of the last visit that the next one reports.
  @Test func `04 a result on dismissal is forgotten with the report`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.context.resultOnDismissal = .completed(5)
    flow.finish(.completed(1))
    visitAgain(flow)

    test.window.goBack()

    #expect(test.results == [.completed(1), .cancelled])
  }

  @Test func `04 a result on dismissal that a flow sets between two visits counts in the next`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    flow.finish(.completed(1))
    flow.context.resultOnDismissal = .completed(5)
    visitAgain(flow)

    test.window.goBack()

    #expect(test.results == [.completed(1), .completed(5)])
  }

  private func visitAgain(_ flow: StubFlow<Outcome>) {
    test.flows.start(StubFlow<Outcome>("above", test.window.pushing)) { $1.dismiss() }
    test.window.goBack()
    #expect(flow.state == .running)
  }

  // Catches a stack that shows one screen as two.
  @Test(arguments: ShowingAgain.allCases)
  func `06 a view controller that is still shown is not shown again, which is misuse`(again: ShowingAgain) {
    let screen = TestScreen("screen")
    var gone = 0
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { $0.context.show(screen) }
    let second = StubFlow<Outcome>("second", test.window.pushing)
    test.start(flow)
    test.flows.start(second) { _, _ in }

    switch again {
    case .pushed: flow.context.show(screen, onRemoved: { gone += 1 })
    case .presented: flow.context.present(screen, as: .sheet) { gone += 1 }
    case .replacing: flow.context.show(screen, replacingStack: true, onRemoved: { gone += 1 })
    case .byAnotherFlow: second.context.show(screen, onRemoved: { gone += 1 })
    }

    #expect(test.window.names == ["screen", "second's screen"])
    #expect(gone == 1)
    #expect(test.recorder.misuses == [.shownTwice])
    #expect(test.results.isEmpty)
    #expect(flow.state == .running)
  }

  @Test(arguments: [false, true])
  func `06 a view controller that is shown twice in one movement appears once`(isPresented: Bool) {
    let screen = TestScreen("screen")
    let flow = StubFlow<Outcome>("flow", isPresented ? test.window.presenting() : test.window.pushing) { flow in
      flow.context.inOneMovement { for _ in 1...3 { flow.context.show(screen) } }
    }

    test.start(flow)

    #expect(test.window.names == ["screen"])
    #expect(test.recorder.misuses == [.shownTwice, .shownTwice])
    #expect(flow.state == .running)
  }

  @Test func `06 a view controller that was removed can be shown again`() {
    let screen = TestScreen("screen")
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)

    for _ in 1...3 {
      flow.context.show(screen)
      flow.context.dismiss(screen)
    }
    flow.context.show(screen)

    #expect(test.window.names == ["flow's screen", "screen"])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches an app that creates a navigation controller in the call, and whose flow is cancelled at once.
  @Test(arguments: [false, true])
  func `06 pushing onto a navigation controller that nobody retains is misuse`(isAbove: Bool) {
    let place = FlowPresentation.push(onto: TestNavigationController(), using: test.window)
    let flow = StubFlow<Outcome>("flow", place) { flow in
      if isAbove { flow.context.present(flow.screen, as: .sheet) {} } else { flow.context.show(flow.screen) }
    }

    test.start(flow)

    #expect(test.results == [.cancelled])
    #expect(test.recorder.misuses == [.pushedWithoutNavigation])
  }

  @Test func `06 showing no tabs is misuse, and counts as dismissed`() {
    var tabs: FlowTabs?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { tabs = $0.context.showTabs([] as [FlowTab]) }

    test.start(flow)

    #expect(tabs?.stacks.isEmpty == true)
    #expect(test.window.names.isEmpty)
    #expect(test.results == [.cancelled])
    #expect(test.recorder.misuses == [.showedNoTabs])
  }

  // Catches work of an `init` that nobody does.
  @Test(arguments: Work.allCases)
  func `14 work before the start is not begun, which is misuse`(work: Work) async {
    let flow = StubFlow<Outcome>("flow")
    var calls = 0
    switch work {
    case .perform: flow.context.scope.perform({ calls += 1 })
    case .attempt: flow.context.scope.attempt({ calls += 1 }) { _ in }
    case .listen: flow.context.scope.listen(to: AsyncStream<Int> { $0.finish() }) { _ in calls += 1 }
    case .ask: LatestRequest(in: flow.context.scope).perform({ calls += 1 }) { _ in }
    }

    test.start(flow)
    await test.flows.idle()

    #expect(calls == 0)
    #expect(test.recorder.misuses == [.workedBeforeStart])
  }

  // Catches work that waits for itself, and a program that hangs.
  @Test(arguments: [false, true])
  func `14 work that waits until its own tree is idle does not wait, which is misuse`(inChild: Bool) async {
    let flows = test.flows
    let flow = StubFlow<Outcome>("flow")
    var steps: [String] = []
    test.start(flow)

    flow.context.scope.perform {
      if inChild {
        async let child: Void = flows.idle()
        await child
      } else {
        await flows.idle()
      }
      steps.append("worked")
    }
    await flows.idle()

    #expect(steps == ["worked"])
    #expect(test.recorder.misuses == [.waitedForItself])
  }

  // Catches a wait that is refused though its work is over, or though another tree is meant.
  @Test func `14 a task that work has begun, and work of another tree, can wait until the tree is idle`() async {
    let flows = test.flows
    let flow = StubFlow<Outcome>("flow")
    let others = FlowController(observer: nil)
    let other = StubFlow<Outcome>("other")
    var steps: [String] = []
    var later: Task<Void, Never>?
    test.start(flow)
    others.start(other)

    flow.context.scope.perform({ await Task.yield() }) {
      steps.append("worked")
      later = Task {
        await flows.idle()
        steps.append("idle")
      }
    }
    other.context.scope.perform {
      await flows.idle()
      steps.append("idle for another tree")
    }
    await others.idle()
    await later?.value

    #expect(steps.first == "worked")
    #expect(Set(steps) == ["worked", "idle", "idle for another tree"])
    #expect(test.recorder.misuses.isEmpty)
  }

  // Catches a stack that is empty under the new screen.
  @Test func `17 a presented screen does not replace a pushed one, which is misuse`() {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    var dismissed = 0
    test.start(flow)

    flow.context.present(TestScreen("new"), as: .sheet, replacing: flow.screen) { dismissed += 1 }
    let names = test.window.names
    test.window.pullDown()

    #expect(names == ["flow's screen", "new"])
    #expect(dismissed == 1)
    #expect(test.recorder.misuses == [.replacedPushedScreen])
    #expect(flow.state == .running)
  }

  @Test(arguments: [-1, 2, .min, .max])
  func `19 a tab that does not exist is not selected, which is misuse`(index: Int) {
    var tabs: FlowTabs?
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { tabs = $0.context.showTabs(["One", "Two"]) }
    test.start(flow)
    flow.finish(.completed(1))

    tabs?.select(index)

    #expect(tabs?.selectedIndex == 0)
    #expect(flow.state == .reported)
    #expect(test.recorder.misuses == [.selectedUnknownTab])
  }

  #if DEBUG
    // Catches a flow whose acts reach nobody, and that seems to run.
    @Test(arguments: [true, false])
    func `20 a context that is replaced after the start is misuse, at the latest at the end`(inDidStart: Bool) {
      let flow = RenewingFlow(test.window.pushing)
      flow.forgetsAtStart = inDidStart
      test.start(flow)
      if !inDidStart { flow.forget() }

      flow.finish(.completed(1))
      let early = test.recorder.misuses
      test.window.goBack()

      #expect(early == (inDidStart ? [.contextReplaced] : []))
      #expect(test.results == [.cancelled])
      #expect(test.recorder.misuses == [.contextReplaced])
    }
  #endif

  // Catches a style that a toolkit takes for a question, which nobody can answer.
  @Test func `25 no style is an alert by its name`() {
    let named = ModalStyle("alert", isDismissible: false)

    #expect(!named.isAlert)
    #expect(named != .alert)
    #expect(ModalStyle.alert.isAlert)
  }
}

/// The ways to show a view controller again.
enum ShowingAgain: CaseIterable {
  case pushed, presented, replacing, byAnotherFlow
}

/// The ways to begin work.
enum Work: CaseIterable {
  case perform, attempt, listen, ask
}

/// A flow that makes a new context while it runs.
@MainActor
private final class RenewingFlow: Flow {
  private(set) var context: FlowContext<Outcome>
  private let presentation: FlowPresentation
  var forgetsAtStart = false

  init(_ presentation: FlowPresentation) {
    self.presentation = presentation
    context = FlowContext(presentation)
  }

  func didStart() {
    context.show(TestScreen("first"))
    if forgetsAtStart { forget() }
  }

  func forget() { context = FlowContext(presentation) }
}
