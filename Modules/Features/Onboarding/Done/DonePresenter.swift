import FlowKit
import Profile
import Screens

/// Tells the person that they are done, and lets them go.
@MainActor
public final class DonePresenter {
  private let onboarded: OnboardedUser
  private let interactor: DoneInteractor
  private let scope: FlowScope
  private weak let router: (any DoneRouter)?
  private var isBusy = false

  weak var view: (any ScreenView<DoneContent>)? {
    didSet { display() }
  }

  init(for onboarded: OnboardedUser, interactor: DoneInteractor, scope: FlowScope, router: any DoneRouter) {
    self.onboarded = onboarded
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person wants to begin to use the app.
  public func didTapFinish() {
    guard !isBusy else { return }
    isBusy = scope.perform { [interactor] in
      await interactor.forgetDraft()
    } then: { [weak self] in
      self?.didForgetDraft()
    }
    display()
  }

  private func didForgetDraft() {
    isBusy = false
    display()
    router?.didFinish(onboarded)
  }

  private func display() {
    view?.display(
      DoneContent(
        email: onboarded.user.email.text, profileName: onboarded.activeProfile.name,
        accountType: onboarded.activeProfile.accountType, isBusy: isBusy))
  }
}
