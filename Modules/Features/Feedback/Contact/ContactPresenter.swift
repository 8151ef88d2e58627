import FlowKit
import Forms

/// Takes what the person does on the Contact screen, and keeps the screen up to date.
@MainActor
public final class ContactPresenter {
  private let interactor: ContactInteractor
  private let scope: FlowScope
  private weak let router: (any ContactRouter)?
  private var form: Form<ContactField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any ContactView)? {
    didSet { display() }
  }

  init(
    _ draft: FormDraft<ContactField>, interactor: ContactInteractor,
    scope: FlowScope, router: any ContactRouter
  ) {
    form = Form(draft)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: ContactField, to text: String) {
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
    if let answer = try? interactor.answer(from: form.draft) { save(answer) }
    display()
  }

  private func save(_ answer: FeedbackText) {
    isBusy = scope.attempt { [interactor] () async throws(FeedbackStoreError) in
      try await interactor.save(answer)
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
  }

  private func didAttemptToSave(_ result: Result<Void, FeedbackStoreError>) {
    isBusy = false
    switch result {
    case .success:
      display()
      router?.didSaveContact()
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    let fields = form.contents(checkedBy: interactor.answer)
    view?.display(ContactContent(fields: fields, problem: problem, isBusy: isBusy))
  }
}
