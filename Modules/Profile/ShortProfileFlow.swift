public import FlowKit
import FlowScreens

/// Asks for a person's details and address on one screen, and stores the profile.
///
/// It has the result type and the draft of ``ProfileFlow``, so that either can replace the other.
@MainActor
public final class ShortProfileFlow: Flow {
  public let context: FlowContext<ProfileFlowResult>

  private let dependencies: ProfileDependencies
  @SavedDraft private var draft: ProfileDraft

  /// Creates a flow that resumes from the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
    _draft = SavedDraft(dependencies.drafts.load() ?? ProfileDraft(), in: dependencies.drafts, scope: context.scope)
  }

  /// Shows the one screen.
  public func didStart() {
    context.show(
      WholeProfileModule.make(draft, router: self, scope: context.scope, dependencies: dependencies))
  }
}

// MARK: - WholeProfileRouter

extension ShortProfileFlow: WholeProfileRouter {
  public func didEdit(_ draft: ProfileDraft) {
    self.draft = draft
  }

  public func didSave(_ profile: PersonalProfile) {
    finish(.completed(profile))
  }
}
