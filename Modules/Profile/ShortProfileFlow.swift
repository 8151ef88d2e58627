public import FlowKit
import Forms

/// Asks a person who they are and where they live on one screen, and stores it.
///
/// It ends as ``ProfileFlow`` ends, so one can stand in the place of the other, and goes on with the same draft.
@MainActor
public final class ShortProfileFlow: Flow {
  /// The flow's link to its caller.
  public let flowHandler = FlowHandler<ProfileFlowResult>()

  private let navigator: Navigator
  private let dependencies: ProfileDependencies

  /// A flow that goes on with the draft, if there is one.
  public init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    navigator = Navigator(presentation, of: flowHandler)
    self.dependencies = dependencies
  }

  /// Shows the one screen.
  public func didStart() {
    let draft = dependencies.drafts.load() ?? ProfileDraft()
    navigator.show(
      WholeProfileModule.make(draft, router: self, scope: navigator.scope, dependencies: dependencies))
  }
}

// MARK: - WholeProfileRouter

extension ShortProfileFlow: WholeProfileRouter {
  func didEdit(_ draft: ProfileDraft) {
    navigator.scope.perform { [drafts = dependencies.drafts] in
      await drafts.save(draft)
    } then: {
    }
  }

  func didSave(_ profile: PersonalProfile) {
    finish(.completed(profile))
  }
}
