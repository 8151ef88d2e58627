import FlowKit
import Forms
import Screens

/// Takes whom the person chooses or enters as the recipient.
@MainActor
public final class RecipientPresenter {
  private let interactor: RecipientInteractor
  private let scope: FlowScope
  private weak let router: (any RecipientRouter)?
  private(set) var chosen: Recipient?
  private(set) var form: Form<RecipientField>
  private(set) var circle: RecipientCircle?
  private(set) var problem: String?
  private(set) var isLoading = false
  private(set) var isBusy = false

  weak var view: (any ScreenView<RecipientContent>)? {
    didSet { display() }
  }

  init(
    _ draft: RecipientDraft, interactor: RecipientInteractor, scope: FlowScope, router: any RecipientRouter
  ) {
    chosen = draft.chosen
    form = Form(draft.form)
    self.interactor = interactor
    self.scope = scope
    self.router = router
  }

  /// Loads who is known, and what has to be known of somebody new.
  func begin() {
    problem = nil
    isLoading = scope.attempt { [interactor] () async throws(TransferServiceError) in
      try await interactor.circle()
    } then: { [weak self] result in
      self?.didLoad(result)
    }
    display()
  }

  /// The person wants to try once more what could not be loaded.
  public func didTapTryAgain() {
    guard circle == nil, !isLoading else { return }
    begin()
  }

  /// The person has chosen somebody whom the bank knows.
  public func didChoose(_ id: Recipient.ID) {
    guard !isBusy, let recipient = known.first(where: { $0.id == id }) else { return }
    chosen = recipient
    didEdit()
  }

  /// The person wants to send to somebody new.
  public func didChooseSomebodyNew() {
    guard !isBusy else { return }
    chosen = nil
    didEdit()
  }

  /// The person has edited a field of the form for somebody new.
  public func didEdit(_ field: RecipientField, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    didEdit()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    guard !isBusy, let circle else { return }
    if let chosen { return router?.didChoose(chosen) ?? () }
    form.revealProblems()
    problem = nil
    if let details = try? RecipientDetails(form.draft, for: circle.requirements) { add(details) }
    display()
  }

  private func didEdit() {
    problem = nil
    router?.didEdit(RecipientDraft(chosen: chosen, form: form.draft))
    display()
  }
}

// MARK: - The bank

extension RecipientPresenter {
  private func didLoad(_ result: Result<RecipientCircle, TransferServiceError>) {
    isLoading = false
    switch result {
    case .success(let circle): self.circle = circle
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func add(_ details: RecipientDetails) {
    isBusy = scope.attempt { [interactor] () async throws(TransferServiceError) in
      try await interactor.add(details)
    } then: { [weak self] result in
      self?.didAdd(result)
    }
  }

  private func didAdd(_ result: Result<Recipient, TransferServiceError>) {
    isBusy = false
    switch result {
    case .success(let recipient):
      display()
      router?.didChoose(recipient)
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }
}
