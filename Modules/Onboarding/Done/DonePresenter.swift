import Contact
import FlowKit
import FlowScreens

/// Shows that the onboarding is complete.
@MainActor
public final class DonePresenter {
  private let onboarded: OnboardedUser
  private let interactor: DoneInteractor
  private let finishing: LatestRequest
  private weak let router: (any DoneRouter)?
  private var isBusy: Bool { finishing.isInProgress }

  weak var view: (any ScreenView<DoneContent>)? {
    didSet { display() }
  }

  init(for onboarded: OnboardedUser, interactor: DoneInteractor, scope: FlowScope, router: any DoneRouter) {
    self.onboarded = onboarded
    self.interactor = interactor
    finishing = LatestRequest(in: scope)
    self.router = router
  }

  /// The person wants to start using the app.
  public func didTapFinish() {
    guard !isBusy else { return }
    finishing.perform { [interactor] in
      await interactor.clearDraft()
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] _ in
      self?.didClearDraft()
    }
    display()
  }

  private func didClearDraft() {
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
