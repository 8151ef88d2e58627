import FlowKit
import Forms

/// Takes what the person does on the Name screen, and keeps the screen up to date.
@MainActor
public final class NamePresenter {
  private let interactor: NameInteractor
  private let scope: FlowScope
  private weak let router: (any NameRouter)?
  private var form: Form<NameField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any NameView)? {
    didSet { display() }
  }

  init(
    _ draft: FormDraft<NameField>, interactor: NameInteractor,
    scope: FlowScope, router: any NameRouter
  ) {
    form = Form(draft)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: NameField, to text: String) {
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

  private func save(_ answer: WelcomeText) {
    isBusy = scope.attempt { [interactor] () async throws(WelcomeStoreError) in
      try await interactor.save(answer)
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
  }

  private func didAttemptToSave(_ result: Result<Void, WelcomeStoreError>) {
    isBusy = false
    switch result {
    case .success:
      display()
      router?.didSaveName()
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    let fields = form.contents(checkedBy: interactor.answer)
    view?.display(NameContent(fields: fields, problem: problem, isBusy: isBusy))
  }
}
