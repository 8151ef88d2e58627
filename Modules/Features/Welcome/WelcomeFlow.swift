public import FlowKit
import Forms

/// How the Welcome flow ends: with all that was entered and stored, or cancelled.
public typealias WelcomeFlowResult = FlowOutcome<Person>

/// Asks screen by screen, and stores each answer.
///
/// It begins where the draft says; going back and forth keeps what was typed.
@MainActor
public final class WelcomeFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<WelcomeFlowResult>

  private let dependencies: WelcomeDependencies
  /// The screen that was asked for last; it is up when the transitions before it are over.
  private weak var newest: (any ViewController)?
  var draft: WelcomeDraft {
    didSet { if draft != oldValue { keepDraft() } }
  }

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: WelcomeDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? WelcomeDraft()
  }

  /// Shows the first screen, and those after it up to where the draft was left.
  public func didStart() {
    context.inOneMovement { showScreens(upTo: draft.currentStep) }
  }

  private func showScreens(upTo last: WelcomeStep) {
    for step in WelcomeStep.allCases where step <= last {
      show(step)
      // What was accepted once may be refused by now.
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

  /// An answer is stored.
  func goOn(from step: WelcomeStep) {
    // A second tap while the next screen is on its way asks for nothing new.
    guard step == draft.currentStep else { return }
    if let next = step.following {
      draft.currentStep = next
      show(next)
    } else if let receipt = try? Person(draft) {
      finish(.completed(receipt))
    }
  }

  /// One act may take several screens away, in any order: the lowest counts.
  private func didGoBack(from step: WelcomeStep) {
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
