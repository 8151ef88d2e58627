public import FlowKit
import FlowScreens
import Welcome

/// The result of the Feedback flow: the stored answers, or cancelled.
public typealias FeedbackFlowResult = FlowOutcome<FeedbackReceipt>

/// Asks one question per screen, and stores each answer.
///
/// It starts at the step in the draft. Input is kept when the person goes back and forth.
@MainActor
public final class FeedbackFlow: Flow {
  public let context: FlowContext<FeedbackFlowResult>

  private let dependencies: FeedbackDependencies
  @SavedDraft var draft: FeedbackDraft
  private let steps: StepStack<FeedbackStep>

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: FeedbackDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    _draft = SavedDraft(dependencies.drafts.load() ?? FeedbackDraft(), in: dependencies.drafts, scope: context.scope)
    steps = StepStack(in: context, of: _draft, at: \.currentStep)
  }

  /// Shows the screens up to the step in the draft.
  public func didStart() {
    if dependencies.needsWelcome() { return startWelcome() }
    context.inOneMovement { showScreens(upTo: draft.currentStep) }
  }

  private func showScreens(upTo last: FeedbackStep) {
    for step in FeedbackStep.allCases where step <= last {
      show(step)
      // Validation rules may have changed since the draft was saved.
      guard draft.isAnswered(at: step) else { return }
    }
  }

  /// Runs the Welcome flow, then starts this flow.
  private func startWelcome() {
    context.start(dependencies.makeWelcomeFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Stays on the stack, so that the person can go back and change an answer.
      case .completed: self?.didStart()
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }
}

// MARK: - Screens

extension FeedbackFlow {
  private func makeScreen(at step: FeedbackStep) -> any ViewController {
    switch step {
    case .opinion:
      OpinionModule.make(
        draft.opinion, router: self, scope: context.scope, dependencies: dependencies)
    case .contact:
      ContactModule.make(
        draft.contact, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  private func show(_ step: FeedbackStep) {
    steps.show(step) { makeScreen(at: step) }
  }

  func showNextScreen(after step: FeedbackStep) {
    if let next = step.next {
      show(next)
    } else if let receipt = try? FeedbackReceipt(draft) {
      finish(.completed(receipt))
    }
  }
}
