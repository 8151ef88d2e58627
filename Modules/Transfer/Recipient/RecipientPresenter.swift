import FlowKit
import FlowScreens
import Money

/// Handles the choice or input of a recipient.
@MainActor
public final class RecipientPresenter {
  private let interactor: RecipientInteractor
  private weak let router: (any RecipientRouter)?
  private var chosen: Recipient?
  private var form: Form<RecipientField>
  private var recipientOptions: RecipientOptions?
  private var problem: LocalizedText?
  private let loading: LatestRequest
  private var isLoading: Bool { loading.isInProgress }
  private let adding: LatestRequest
  private var isBusy: Bool { adding.isInProgress }

  weak var view: (any ScreenView<RecipientContent>)? {
    didSet { display() }
  }

  init(
    _ draft: RecipientDraft, interactor: RecipientInteractor, scope: FlowScope, router: any RecipientRouter
  ) {
    chosen = draft.chosen
    form = Form(draft.form)
    self.interactor = interactor
    loading = LatestRequest(in: scope)
    adding = LatestRequest(in: scope)
    self.router = router
  }

  /// Loads the known recipients, and the requirements for a new one.
  func begin() {
    problem = nil
    loading.perform { [interactor] () async throws(TransferServiceError) in
      try await interactor.recipientOptions()
    } onLapse: { [weak self] in
      self?.display()
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
    loading.perform { [interactor] () async throws(TransferServiceError) in
      try await interactor.withMore(recipientOptions)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didLoad(result)
    }
    display()
  }

  /// The person has chosen a known recipient; nil to add a new one.
  public func didChoose(_ id: Recipient.ID?) {
    let recipient = known.first { $0.id == id }
    guard !isBusy, id == nil || recipient != nil else { return }
    chosen = recipient
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
    adding.perform { [interactor] () async throws(TransferServiceError) in
      try await interactor.add(details)
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      self?.didAdd(result)
    }
  }

  private func didAdd(_ result: Result<Recipient, TransferServiceError>) {
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

// MARK: - Display

extension RecipientPresenter {
  /// The known recipients, including the chosen one.
  private var known: [Recipient] {
    let known = recipientOptions?.known ?? []
    guard let chosen, !known.contains(where: { $0.id == chosen.id }) else { return known }
    return [chosen] + known
  }

  private func display() {
    view?.display(
      RecipientContent(
        known: known.map {
          KnownRecipientContent(
            id: $0.id, name: $0.details.name.text, account: $0.details.account.printed, isChosen: $0.id == chosen?.id)
        },
        canShowMore: recipientOptions?.hasMore == true && !isLoading && !isBusy, fields: fields,
        problem: problem, canTryAgain: recipientOptions == nil && !isLoading, isLoading: isLoading,
        isBusy: isBusy, canContinue: recipientOptions != nil && !isBusy))
  }

  private var fields: [FieldContent<RecipientField>] {
    guard chosen == nil, let requirements = recipientOptions?.requirements else { return [] }
    return form.contents(of: requirements.fields) { draft throws(FormError<RecipientField>) in
      try RecipientDetails(draft, for: requirements)
    }
  }
}
