import FlowKit
import Forms

/// Takes what the person does with the form for their country, and keeps the form up to date.
@MainActor
public final class CountryPresenter {
  private let interactor: CountryInteractor
  private let scope: FlowScope
  private weak let router: (any CountryRouter)?
  private var form: Form<CountryField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any CountryView)? {
    didSet { display() }
  }

  init(_ draft: FormDraft<CountryField>, interactor: CountryInteractor, scope: FlowScope, router: any CountryRouter) {
    form = Form(draft)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: CountryField, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    guard !isBusy else { return }
    form.revealProblems()
    problem = nil
    if let user = try? interactor.user(from: form.draft) { save(user) }
    display()
  }

  private func save(_ user: User) {
    isBusy = scope.attempt { [interactor] () async throws(UserStoreError) in
      try await interactor.save(user)
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
  }

  private func didAttemptToSave(_ result: Result<User, UserStoreError>) {
    isBusy = false
    switch result {
    case .success(let user):
      display()
      router?.didSave(user)
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    view?.display(
      CountryContent(fields: form.contents(checkedBy: interactor.user), problem: problem, isBusy: isBusy))
  }
}
