public import FlowKit
import Forms

/// Asks a person who they are and where they live on one screen, and stores it.
///
/// It ends as ``ProfileFlow`` ends, so one can stand in the place of the other, and goes on with the same draft.
@MainActor
public final class ShortProfileFlow: Flow {
  /// The flow's link to its caller and to the screen.
  public let context: FlowContext<ProfileFlowResult>

  private let dependencies: ProfileDependencies

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
  }

  /// Shows the one screen.
  public func didStart() {
    let draft = dependencies.drafts.load() ?? ProfileDraft()
    context.show(
      WholeProfileModule.make(draft, router: self, scope: context.scope, dependencies: dependencies))
  }
}

// MARK: - WholeProfileRouter

extension ShortProfileFlow: WholeProfileRouter {
  func didEdit(_ draft: ProfileDraft) {
    context.scope.perform { [drafts = dependencies.drafts] in
      await drafts.save(draft)
    } then: {
    }
  }

  func didSave(_ profile: PersonalProfile) {
    finish(.completed(profile))
  }
}
