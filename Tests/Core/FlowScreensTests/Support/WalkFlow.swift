import FlowKit
import FlowScreens
import FlowTesting

/// A flow of steps, which a test moves.
@MainActor
final class WalkFlow: Flow {
  enum Step: String, DraftStep {
    case start
    case middle
    case end
  }

  struct Draft: Codable, Equatable, Sendable {
    var step = Step.start
    var note = ""
  }

  let context: FlowContext<FlowOutcome<Int>>
  @SavedDraft var draft: Draft
  let steps: StepStack<Step>
  /// The steps whose screens or sub-flows were made, in order.
  private(set) var made: [Step] = []
  /// The flow that ran as a step last.
  private(set) weak var subflow: StubFlow<FlowOutcome<Int>>?
  private(set) var subflowResults: [FlowOutcome<Int>] = []
  /// The dismisser of the sub-flow that has reported last.
  private(set) var dismisser: (any ViewControllerDismisser)?

  private let drafts: InMemoryDraftStore<Draft>

  init(_ presentation: FlowPresentation, drafts: InMemoryDraftStore<Draft> = InMemoryDraftStore()) {
    context = FlowContext(presentation)
    self.drafts = drafts
    _draft = SavedDraft(drafts.load() ?? Draft(), in: drafts, scope: context.scope)
    steps = StepStack(in: context, of: _draft, at: \.step)
  }

  func didStart() {
    let last = draft.step
    context.inOneMovement {
      for step in Step.allCases where step <= last { show(step) }
    }
  }

  func show(_ step: Step, onRemoved: Completion? = nil) {
    steps.show(step, onRemoved: onRemoved) { makeScreen(step) }
  }

  /// Shows the last step above the sub-flow, which is the middle one.
  func showEndAboveSubflow() {
    steps.show(.end, onto: .middle) { makeScreen(.end) }
  }

  /// Starts a sub-flow as a step; it is dismissed with its result, unless it stays.
  func startSubflow(as step: Step = .middle, stays: Bool = false) {
    steps.start(step, onto: step.previous) {
      made.append(step)
      let flow = StubFlow<FlowOutcome<Int>>("sub-flow", context.pushing)
      subflow = flow
      return flow
    } onFinished: { [weak self] result, dismisser in
      self?.subflowResults.append(result)
      self?.dismisser = dismisser
      if !stays || result == .cancelled { dismisser.dismiss() }
    }
  }

  func stopSaving() { _draft.stopSaving() }

  private func makeScreen(_ step: Step) -> TestScreen {
    made.append(step)
    return TestScreen(step.rawValue)
  }
}

/// A walk in a window, with the store of its draft.
@MainActor
final class WalkTest {
  let test = FlowTest<FlowOutcome<Int>>()
  let drafts: InMemoryDraftStore<WalkFlow.Draft>
  let flow: WalkFlow

  var window: TestWindow { test.window }

  init(from draft: WalkFlow.Draft? = nil) {
    drafts = InMemoryDraftStore(draft)
    flow = WalkFlow(test.window.presenting(), drafts: drafts)
    test.start(flow)
  }

  /// Waits for the work of the flow, and returns the step of its stored draft.
  func storedStep() async -> WalkFlow.Step? {
    await test.flows.idle()
    return drafts.load()?.step
  }
}
