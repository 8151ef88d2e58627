import FlowKit
import FlowScreens

/// Shows a business for review, and stores it when the person confirms.
@MainActor
public final class BusinessReviewPresenter {
  private let business: BusinessProfile
  private let interactor: BusinessReviewInteractor
  private let saving: LatestRequest
  private weak let router: (any BusinessReviewRouter)?
  private var problem: LocalizedText?
  private var isBusy: Bool { saving.isInProgress }

  weak var view: (any ScreenView<BusinessReviewContent>)? {
    didSet { display() }
  }

  init(
    _ business: BusinessProfile, interactor: BusinessReviewInteractor, scope: FlowScope,
    router: any BusinessReviewRouter
  ) {
    self.business = business
    self.interactor = interactor
    saving = LatestRequest(in: scope)
    self.router = router
  }

  public func didTapChange(_ part: BusinessPart) {
    if !isBusy { router?.didAskToChange(part) }
  }

  public func didTapSave() {
    guard !isBusy else { return }
    problem = nil
    saving.perform { [interactor, business] () async throws(BusinessStoreError) in
      try await interactor.save(business)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
    display()
  }

  private func didAttemptToSave(_ result: Result<BusinessProfile, BusinessStoreError>) {
    switch result {
    case .success(let business):
      display()
      router?.didSave(business)
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    view?.display(BusinessReviewContent(sections: .init(business), problem: problem, isBusy: isBusy))
  }
}
