import FlowKit
import Forms

/// Takes what the person does on the Opinion screen, and keeps the screen up to date.
@MainActor
public final class OpinionPresenter {
  private let interactor: OpinionInteractor
  private let scope: FlowScope
  private weak let router: (any OpinionRouter)?
  private var form: Form<OpinionField>
  private var problem: String?
  private var isBusy = false

  weak var view: (any OpinionView)? {
    didSet { display() }
  }

  init(
    _ draft: FormDraft<OpinionField>, interactor: OpinionInteractor,
    scope: FlowScope, router: any OpinionRouter
  ) {
    form = Form(draft)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: OpinionField, to text: String) {
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
      router?.didSaveOpinion()
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }

  private func display() {
    let fields = form.contents(checkedBy: interactor.answer)
    view?.display(OpinionContent(fields: fields, problem: problem, isBusy: isBusy))
  }
}
