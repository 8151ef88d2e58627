import FlowKit
import FlowTesting
import Testing

/// Sentence 24: questions whose answer a task awaits.
@MainActor
@Suite(.bothWays)
struct AwaitedAlertTests {
  let test = FlowTest<Outcome>()
  private let which = Alert(
    "Which?", choices: [.init("One", 1), .init("Two", 2), .init("Three", 3)], cancel: .init("None", 0))

  // Catches a continuation that is never resumed, or twice.

  @Test(arguments: ["None", "One", "Three"])
  func `24 an awaited question is answered once, and its alert is dismissed`(label: String) async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let asking = Task { await flow.context.ask(which) }
    await nextTurn()
    let alert = test.window.top as? TestAlert

    test.window.answer(LocalizedText(verbatim: label))
    alert?.content.buttons.last?.choose()
    test.window.answer("Two")

    #expect(await asking.value == ["None": 0, "One": 1, "Three": 3][label])
    #expect(alert != nil)
    #expect(test.window.names == ["flow's screen"])
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test(arguments: Interruption.allCases)
  func `24 an awaited question returns, however its alert is removed`(interruption: Interruption) async {
    let below = StubFlow<Outcome>("below", test.window.pushing)
    test.flows.start(below) { _, _ in }
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let asking = Task { await flow.context.ask(which) }
    await nextTurn()
    let alert = test.window.top as? TestAlert

    switch interruption {
    case .taskIsCancelled: asking.cancel()
    case .flowEnds: test.flows.terminate(flow)
    case .flowReportsAndIsDismissed:
      flow.finish(.completed(1))
      test.dismisser?.dismiss()
    case .flowGoesBack: flow.context.goBack(to: flow.screen)
    case .flowDismissesItself: flow.context.dismiss(flow.screen)
    case .anotherFlowRemovesIt: test.flows.terminate(below)
    case .treeIsTerminated: test.flows.terminate()
    }
    test.window.settle()

    #expect(await asking.value == 0)
    test.window.settle()
    alert?.content.buttons.first?.choose()
    #expect(alert != nil)
    #expect(test.window.modalCount == 0)
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test func `24 an awaited question that waits for its turn returns when its flow ends`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    let asking = Task { await flow.context.ask(which) }
    await nextTurn()

    test.flows.terminate(flow)

    #expect(await asking.value == 0)
    test.window.endSwipeBack(cancelled: true)
    #expect(test.window.modalCount == 0)
  }

  @Test func `24 an awaited question that waits for its turn is not shown after its task was cancelled`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    test.window.beginSwipeBack()
    let asking = Task { await flow.context.ask(which) }
    await nextTurn()

    asking.cancel()

    #expect(await asking.value == 0)
    test.window.endSwipeBack(cancelled: true)
    test.window.settle()
    // Catches an alert that appears, and is dismissed at once.
    #expect(test.window.transitions.count == 1)
    #expect(test.window.names == ["flow's screen"])
  }

  // Catches a flow that is kept for a question that will not come.
  @Test func `24 a reported flow ends when the last question that it waits to ask is cancelled`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing) { _ in }
    let other = StubFlow<Outcome>("other", test.window.pushing)
    test.flows.start(other) { _, _ in }
    test.flows.start(flow) { _, _ in }
    test.window.beginSwipeBack()
    let asking = Task { await flow.context.ask(which) }
    await nextTurn()
    flow.finish(.completed(1))

    asking.cancel()

    #expect(await asking.value == 0)
    await nextTurn()
    #expect(flow.state == .ended)
    test.window.endSwipeBack(cancelled: true)
    test.window.settle()
    #expect(test.window.names == ["other's screen"])
    #expect(test.recorder.misuses.isEmpty)
  }

  @Test(arguments: [true, false])
  func `24 a question that cannot be asked returns at once`(hasPresentation: Bool) async {
    let flow = StubFlow<Outcome>("flow", hasPresentation ? test.window.pushing : nil)
    test.start(flow)
    if hasPresentation { flow.finish(.completed(1)) }

    let answer = await flow.context.ask(which)

    #expect(answer == 0)
    #expect(test.recorder.misuses == [hasPresentation ? .showedOutsideVisit : .showedWithoutPresentation])
    #expect(test.window.modalCount == 0)
  }

  @Test func `24 a task that was cancelled before asks nothing`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await flow.context.ask(which)
    }

    #expect(await asking.value == 0)
    #expect(test.window.transitions.count == 1)
  }

  // Catches a task that hears nothing since its flow has reported meanwhile.
  @Test func `24 an awaited answer arrives although the flow has reported`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let asking = Task { await flow.context.ask(which) }
    await nextTurn()
    flow.finish(.completed(1))

    test.window.answer("Two")

    #expect(await asking.value == 2)
    #expect(flow.state == .running)
  }

  @Test func `28 a caller that awaits an answer about a result begins a visit`() async {
    let caller = StubFlow<Outcome>("caller", test.window.pushing)
    let sub = StubFlow<Outcome>("sub", test.window.pushing)
    test.start(caller)
    var asking: Task<Int, Never>?
    caller.context.start(sub) { _, _ in caller.context.ask(which) { caller.finish(.completed($0)) } }
    caller.finish(.completed(1))

    sub.finish(.completed(2))
    asking = Task { await caller.context.ask(which) }
    await nextTurn()
    test.window.answer("Two")
    test.window.answer("Three")

    #expect(await asking?.value == 2)
    #expect(test.results == [.completed(1), .completed(3)])
  }

  @Test func `24 two awaited questions of a flow have answers of their own`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    test.start(flow)
    let first = Task { await flow.context.ask(which) }
    let second = Task { await flow.context.ask(which) }
    await nextTurn()
    await nextTurn()

    test.window.answer("Two")
    test.window.answer("One")

    #expect(await (first.value, second.value) == (1, 2))
  }
}

extension AwaitedAlertTests {
  // Catches a count of work that goes below zero, if the flow is started before its refused task continues.
  @Test func `14 a question before the start does not keep the tree from becoming idle`() async {
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let asking = Task { await flow.context.ask(which) }
    Task { test.start(flow) }

    let answer = await asking.value
    await test.flows.idle()

    #expect(answer == 0)
    #expect(test.recorder.misuses == [.showedOutsideVisit])
  }
}

/// An end of an alert without an answer.
enum Interruption: CaseIterable, Sendable {
  case taskIsCancelled, flowEnds, flowReportsAndIsDismissed, flowGoesBack, flowDismissesItself, anotherFlowRemovesIt
  case treeIsTerminated
}
