import FlowKit
import FlowScreens

/// Handles the choice or input of a recipient.
@MainActor
public final class RecipientPresenter {
  private let interactor: RecipientInteractor
  private let scope: FlowScope
  private weak let router: (any RecipientRouter)?
  private(set) var chosen: Recipient?
  private(set) var form: Form<RecipientField>
  private(set) var recipientOptions: RecipientOptions?
  private(set) var problem: LocalizedText?
  private let loading: NewestQuestion
  var isLoading: Bool { loading.isAwaited }
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
    loading = NewestQuestion(in: scope)
    self.router = router
  }

  /// Loads the known recipients, and the requirements for a new one.
  func begin() {
    problem = nil
    loading.ask { [interactor] () async throws(TransferServiceError) in
      try await interactor.recipientOptions()
    } then: { [weak self] result in
      self?.didLoad(result)
    }
    display()
  }

  public func didTapTryAgain() {
    guard recipientOptions == nil, !isLoading else { return }
    begin()
  }

  public func didTapShowMore() {
    guard let recipientOptions, recipientOptions.hasMore, !isLoading, !isBusy else { return }
    problem = nil
    loading.ask { [interactor] () async throws(TransferServiceError) in
      try await interactor.withMore(recipientOptions)
    } then: { [weak self] result in
      self?.didLoad(result)
    }
    display()
  }

  /// The person has chosen a known recipient.
  public func didChoose(_ id: Recipient.ID) {
    guard !isBusy, let recipient = known.first(where: { $0.id == id }) else { return }
    chosen = recipient
    didEdit()
  }

  /// The person wants to add a new recipient.
  public func didChooseNewRecipient() {
    guard !isBusy else { return }
    chosen = nil
    didEdit()
  }

  public func didEdit(_ field: RecipientField, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    didEdit()
  }

  public func didTapContinue() {
    guard !isBusy, let recipientOptions else { return }
    if let chosen { return router?.didChoose(chosen) ?? () }
    form.revealProblems()
    problem = nil
    if let details = try? RecipientDetails(form.draft, for: recipientOptions.requirements) { add(details) }
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
  private func didLoad(_ result: Result<RecipientOptions, TransferServiceError>) {
    switch result {
    case .success(let recipientOptions): self.recipientOptions = recipientOptions
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
