import FlowKit
import Forms

/// Takes what the person does with the form for a whole profile, and keeps the form up to date.
@MainActor
public final class WholeProfilePresenter {
  private let details: PersonalDetailsInteractor
  private let address: AddressInteractor
  private let scope: FlowScope
  private weak let router: (any WholeProfileRouter)?
  private var detailsForm: Form<PersonalDetailsField>
  private var addressForm: Form<AddressField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any WholeProfileView)? {
    didSet { display() }
  }

  init(
    _ draft: ProfileDraft, details: PersonalDetailsInteractor, address: AddressInteractor, scope: FlowScope,
    router: any WholeProfileRouter
  ) {
    detailsForm = Form(draft.personalDetails)
    addressForm = Form(draft.address)
    self.details = details
    self.address = address
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field about themselves.
  public func didEdit(_ field: PersonalDetailsField, to text: String) {
    guard !isBusy else { return }
    detailsForm.edit(field, to: text)
    didEdit()
  }

  /// The person has edited a field of their address.
  public func didEdit(_ field: AddressField, to text: String) {
    guard !isBusy else { return }
    addressForm.edit(field, to: text)
    didEdit()
  }

  /// The person wants the profile to be saved.
  public func didTapSave() {
    guard !isBusy else { return }
    detailsForm.revealProblems()
    addressForm.revealProblems()
    problem = nil
    if let details = try? details.details(from: detailsForm.draft),
      let address = try? address.address(from: addressForm.draft)
    {
      save(PersonalProfile(details: details, address: address))
    }
    display()
  }

  private func didEdit() {
    router?.didEdit(ProfileDraft(personalDetails: detailsForm.draft, address: addressForm.draft))
    display()
  }

  private func save(_ profile: PersonalProfile) {
    isBusy = scope.attempt { [address] () async throws(ProfileStoreError) in
      try await address.save(profile)
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
  }

  private func didAttemptToSave(_ result: Result<PersonalProfile, ProfileStoreError>) {
    isBusy = false
    if case .failure(let error) = result { problem = error.sentence }
    display()
    if case .success(let profile) = result { router?.didSave(profile) }
  }

  private func display() {
    let asked = address.fieldsAsked(in: addressForm.draft)
    view?.display(
      WholeProfileContent(
        details: detailsForm.contents(checkedBy: details.details),
        address: addressForm.contents(of: asked, checkedBy: address.address), problem: problem, isBusy: isBusy))
  }
}
