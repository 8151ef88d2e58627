import FlowKit
import Forms

/// Takes what the person does with the form for their address, and keeps the form up to date.
@MainActor
public final class AddressPresenter {
  private let details: PersonalDetails
  private let interactor: AddressInteractor
  private let scope: FlowScope
  private weak let router: (any AddressRouter)?
  private var form: Form<AddressField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any AddressView)? {
    didSet { display() }
  }

  init(
    _ draft: FormDraft<AddressField>, for details: PersonalDetails, interactor: AddressInteractor,
    scope: FlowScope, router: any AddressRouter
  ) {
    form = Form(draft)
    self.details = details
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: AddressField, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants the profile to be saved.
  public func didTapSave() {
    guard !isBusy else { return }
    form.revealProblems()
    problem = nil
    if let address = try? interactor.address(from: form.draft) {
      save(PersonalProfile(details: details, address: address))
    }
    display()
  }

  private func save(_ profile: PersonalProfile) {
    isBusy = scope.attempt { [interactor] () async throws(ProfileStoreError) in
      try await interactor.save(profile)
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
  }

  private func didAttemptToSave(_ result: Result<PersonalProfile, ProfileStoreError>) {
    isBusy = false
    switch result {
    case .success(let profile):
      display()
      router?.didSave(profile)
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    let asked = interactor.fieldsAsked(in: form.draft)
    view?.display(
      AddressContent(
        fields: form.contents(of: asked, checkedBy: interactor.address), problem: problem, isBusy: isBusy))
  }
}
