import FlowKit
import Forms
import Profile

/// Takes what the person does with the form for their e-mail address, and keeps the form up to date.
@MainActor
public final class EmailPresenter {
  private let interactor: EmailInteractor
  private let scope: FlowScope
  private weak let router: (any EmailRouter)?
  private var form: Form<EmailField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any EmailView)? {
    didSet { display() }
  }

  init(_ draft: FormDraft<EmailField>, interactor: EmailInteractor, scope: FlowScope, router: any EmailRouter) {
    form = Form(draft)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: EmailField, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    // It was the problem of another address.
    problem = nil
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    guard !isBusy else { return }
    form.revealProblems()
    problem = nil
    if let email = try? interactor.email(from: form.draft) { check(email) }
    display()
  }

  private func check(_ email: EmailAddress) {
    isBusy = scope.attempt { [interactor] () async throws(UserStoreError) in
      try await interactor.unknown(email)
    } then: { [weak self] result in
      self?.didCheck(result)
    }
  }

  private func didCheck(_ result: Result<EmailAddress, UserStoreError>) {
    isBusy = false
    switch result {
    case .success(let email):
      display()
      router?.didEnter(email)
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    view?.display(
      EmailContent(fields: form.contents(checkedBy: interactor.email), problem: problem, isBusy: isBusy))
  }
}
