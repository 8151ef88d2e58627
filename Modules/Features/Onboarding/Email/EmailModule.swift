import FlowKit
import Forms

/// Puts the form for a user's e-mail address together.
@MainActor
enum EmailModule {
  static func make(
    _ draft: FormDraft<EmailField>, for userID: UserID, router: any EmailRouter, scope: FlowScope,
    dependencies: OnboardingDependencies
  ) -> any ViewController {
    let interactor = EmailInteractor(userID: userID, users: dependencies.users)
    let presenter = EmailPresenter(draft, interactor: interactor, scope: scope, router: router)
    let view = dependencies.screens.makeEmail(presenter)
    presenter.view = view
    return view
  }
}
