public import FlowKit
import Forms

/// The result of the Welcome flow: the stored answers, or cancelled.
public typealias WelcomeFlowResult = FlowOutcome<Person>

/// Asks one question per screen, and stores each answer.
///
/// It starts at the step in the draft. Input is kept when the person goes back and forth.
@MainActor
public final class WelcomeFlow: Flow {
  /// The connection to the caller and to the screen.
  public let context: FlowContext<WelcomeFlowResult>

  private let dependencies: WelcomeDependencies
  /// The latest screen that was requested; it appears when earlier transitions have finished.
  private weak var newest: (any ViewController)?
  var draft: WelcomeDraft {
    didSet { if draft != oldValue { saveDraft() } }
  }

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: WelcomeDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? WelcomeDraft()
  }

  /// Shows the screens up to the step in the draft.
  public func didStart() {
    context.inOneMovement { showScreens(upTo: draft.currentStep) }
  }

  private func showScreens(upTo last: WelcomeStep) {
    for step in WelcomeStep.allCases where step <= last {
      show(step)
      // Validation rules may have changed since the draft was saved.
      guard draft.isAnswered(at: step) else { return draft.currentStep = step }
    }
  }
}

// MARK: - Screens

extension WelcomeFlow {
  private func makeScreen(at step: WelcomeStep) -> any ViewController {
    switch step {
    case .name:
      NameModule.make(
        draft.name, router: self, scope: context.scope, dependencies: dependencies)
    }
  }

  private func show(_ step: WelcomeStep) {
    let screen = makeScreen(at: step)
    newest = screen
    context.show(screen, onRemoved: { [weak self] in self?.didGoBack(from: step) })
  }

  /// Shows the screen after a step.
  func showNextScreen(after step: WelcomeStep) {
    // Ignore a second tap while the next screen is being shown.
    guard step == draft.currentStep else { return }
    if let next = step.following {
      draft.currentStep = next
      show(next)
    } else if let receipt = try? Person(draft) {
      finish(.completed(receipt))
    }
  }

  /// One dismissal may remove several screens, in any order: the lowest counts.
  private func didGoBack(from step: WelcomeStep) {
    // Dismiss a screen that was requested during a swipe back.
    if let newest { context.dismiss(newest, animated: false) }
    draft.currentStep = min(draft.currentStep, step.preceding ?? step)
  }

  private func saveDraft() {
    // The draft is read when the work runs, so that the last of several saves writes the newest draft.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}
