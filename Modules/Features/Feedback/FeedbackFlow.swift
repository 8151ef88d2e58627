public import FlowKit
import Forms
import Welcome

/// How the Feedback flow ends: with all that was entered and stored, or cancelled.
public typealias FeedbackFlowResult = FlowOutcome<FeedbackReceipt>

/// Asks screen by screen, and stores each answer.
///
/// It begins where the draft says; going back and forth keeps what was typed.
@MainActor
public final class FeedbackFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<FeedbackFlowResult>

  private let dependencies: FeedbackDependencies
  /// The screen that was asked for last; it is up when the transitions before it are over.
  private weak var newest: (any ViewController)?
  var draft: FeedbackDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: FeedbackDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? FeedbackDraft()
  }

  /// Shows the first screen, and those after it up to where the draft was left.
  public func didStart() {
    if dependencies.needsWelcome() { return startWelcome() }
    context.inOneMovement { showScreens(upTo: draft.currentStep) }
  }

  private func showScreens(upTo last: FeedbackStep) {
    for step in FeedbackStep.allCases where step <= last {
      show(step)
      // What was accepted once may be refused by now.
      guard draft.isAnswered(at: step) else { return draft.currentStep = step }
    }
  }

  /// Runs the Welcome flow first, where it is needed; then this flow begins.
  private func startWelcome() {
    context.start(dependencies.makeWelcomeFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Left on the stack: the person can go back, and answer anew.
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
    let screen = makeScreen(at: step)
    newest = screen
    context.show(screen, onRemoved: { [weak self] in self?.didGoBack(from: step) })
  }

  /// An answer is stored.
  func goOn(from step: FeedbackStep) {
    // A second tap while the next screen is on its way asks for nothing new.
    guard step == draft.currentStep else { return }
    if let next = step.following {
      draft.currentStep = next
      show(next)
    } else if let receipt = try? FeedbackReceipt(draft) {
      finish(.completed(receipt))
    }
  }

  /// One act may take several screens away, in any order: the lowest counts.
  private func didGoBack(from step: FeedbackStep) {
    // A screen that was asked for in the middle of a swipe back is not wanted any more.
    if let newest { context.dismiss(newest, animated: false) }
    draft.currentStep = min(draft.currentStep, step.preceding ?? step)
  }

  private func keepDraft() {
    // As it is by then: of several that are kept at once, the last to be written is the newest.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}
