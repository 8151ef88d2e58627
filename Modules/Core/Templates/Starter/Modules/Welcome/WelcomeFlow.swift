public import FlowKit
import FlowScreens

/// The result of the Welcome flow: the stored person, or cancelled.
public typealias WelcomeFlowResult = FlowOutcome<Person>

/// Asks for the person's name on one screen, and stores it; the draft survives a kill.
@MainActor
public final class WelcomeFlow: Flow {
  /// The connection to the caller and to the screen.
  public let context: FlowContext<WelcomeFlowResult>

  private let dependencies: WelcomeDependencies
  private var draft: FormDraft<NameField> {
    didSet { if draft != oldValue { saveDraft() } }
  }

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: WelcomeDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    draft = dependencies.drafts.load() ?? [:]
  }

  /// Shows the form.
  public func didStart() {
    context.show(NameModule.make(draft, router: self, scope: context.scope, dependencies: dependencies))
  }

  private func saveDraft() {
    // The draft is read when the work runs, so that the last of several saves writes the newest draft.
    context.scope.perform { [self] in
      await dependencies.drafts.save(draft)
    } then: {
    }
  }
}

// MARK: - NameRouter

extension WelcomeFlow: NameRouter {
  func didEdit(_ draft: FormDraft<NameField>) { self.draft = draft }

  func didSave(_ person: Person) { finish(.completed(person)) }
}
