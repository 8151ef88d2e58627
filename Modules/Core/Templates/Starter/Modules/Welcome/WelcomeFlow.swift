public import FlowKit
import FlowScreens

/// The result of the Welcome flow: the stored person, or cancelled.
public typealias WelcomeFlowResult = FlowOutcome<Person>

/// Asks for the person's name on one screen, and stores it; the draft survives a kill.
@MainActor
public final class WelcomeFlow: Flow {
  public let context: FlowContext<WelcomeFlowResult>

  private let dependencies: WelcomeDependencies
  @SavedDraft private var draft: FormDraft<NameField>

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: WelcomeDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    _draft = SavedDraft(dependencies.drafts.load() ?? [:], in: dependencies.drafts, scope: context.scope)
  }

  /// Shows the form.
  public func didStart() {
    context.show(NameModule.make(draft, router: self, scope: context.scope, dependencies: dependencies))
  }
}

// MARK: - NameRouter

extension WelcomeFlow: NameRouter {
  func didEdit(_ draft: FormDraft<NameField>) { self.draft = draft }

  func didSave(_ person: Person) { finish(.completed(person)) }
}
