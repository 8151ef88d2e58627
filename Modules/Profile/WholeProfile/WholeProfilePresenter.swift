public import Contact
import FlowKit
import FlowScreens

/// Handles the person's actions in the form for a whole profile, and keeps it up to date.
///
/// It uses the interactors of the two forms that it combines.
@MainActor
public final class WholeProfilePresenter {
  private let details: PersonalDetailsInteractor
  private let address: (PersonalDetails) -> AddressInteractor
  private let saving: LatestRequest
  private weak let router: (any WholeProfileRouter)?
  private var detailsForm: Form<PersonalDetailsField>
  private var addressForm: Form<AddressField>
  private var problem: LocalizedText?
  private var isBusy: Bool { saving.isInProgress }

  weak var view: (any ScreenView<WholeProfileContent>)? {
    didSet { display() }
  }

  init(
    _ draft: ProfileDraft, details: PersonalDetailsInteractor,
    address: @escaping (PersonalDetails) -> AddressInteractor, scope: FlowScope, router: any WholeProfileRouter
  ) {
    detailsForm = Form(draft.personalDetails)
    addressForm = Form(draft.address)
    self.details = details
    self.address = address
    saving = LatestRequest(in: scope)
    self.router = router
  }

  public func didEdit(_ field: PersonalDetailsField, to text: String) {
    guard !isBusy else { return }
    detailsForm.edit(field, to: text)
    didEdit()
  }

  public func didEdit(_ field: AddressField, to text: String) {
    guard !isBusy else { return }
    addressForm.edit(field, to: text)
    didEdit()
  }

  public func didTapSave() {
    guard !isBusy else { return }
    detailsForm.revealProblems()
    addressForm.revealProblems()
    problem = nil
    if let details = try? details.answer(from: detailsForm.draft) { save(by: address(details)) }
    display()
  }

  private func didEdit() {
    router?.didEdit(ProfileDraft(personalDetails: detailsForm.draft, address: addressForm.draft))
    display()
  }

  private func save(by interactor: AddressInteractor) {
    guard let profile = try? interactor.answer(from: addressForm.draft) else { return }
    saving.perform { () async throws(ProfileStoreError) in
      _ = try await interactor.save(profile)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didAttemptToSave(profile, result)
    }
  }

  private func didAttemptToSave(_ profile: PersonalProfile, _ result: Result<Void, ProfileStoreError>) {
    if case .failure(let error) = result { problem = error.sentence }
    display()
    if case .success = result { router?.didSave(profile) }
  }

  private func display() {
    let asked = PostalAddress.visibleFields(inCountry: addressForm.draft[.country])
    view?.display(
      WholeProfileContent(
        details: detailsForm.contents(checkedBy: details.answer),
        address: addressForm.contents(of: asked, checkedBy: PostalAddress.init), problem: problem, isBusy: isBusy))
  }
}
