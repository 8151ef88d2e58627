import FlowKit
import FlowScreens
public import Money
import Profile

/// Handles the person's actions on the amount, and keeps its price up to date.
@MainActor
public final class AmountPresenter {
  private let interactor: AmountInteractor
  private let senders: any SenderDirectory
  private let quoteLoader: QuoteLoader
  private let currencyOptionsRequest: LatestRequest
  private let senderRequest: LatestRequest
  private let profileRequest: LatestRequest
  private weak let router: (any AmountRouter)?
  private var draft: AmountDraft {
    didSet { router?.didEdit(draft) }
  }
  private var currencyOptions: CurrencyOptions?
  private var problem: LocalizedText?

  weak var view: (any ScreenView<AmountContent>)?

  init(
    _ draft: AmountDraft, interactor: AmountInteractor, senders: any SenderDirectory, quoteLoader: QuoteLoader,
    scope: FlowScope, router: any AmountRouter
  ) {
    self.draft = draft
    self.interactor = interactor
    self.senders = senders
    self.quoteLoader = quoteLoader
    currencyOptionsRequest = LatestRequest(in: scope)
    senderRequest = LatestRequest(in: scope)
    profileRequest = LatestRequest(in: scope)
    self.router = router
  }

  /// Loads the currency options, and requests a price if there is none.
  func begin() {
    loadCurrencyOptions()
    if draft.quote == nil { askForQuote() }
    display()
  }

  /// The person has typed an amount on one side, which fixes that side.
  public func didType(_ text: String, on side: QuoteRequest.Side) {
    change { draft in (draft.fixedSide, draft.text) = (side, text) }
  }

  /// The person has chosen the currency of one side.
  public func didChoose(_ currency: Currency, on side: QuoteRequest.Side) {
    guard side == .target || !draft.isSourceLocked else { return }
    change { draft in draft[side] = currency }
  }

  public func didChoose(_ sender: Sender) {
    guard sender.id != draft.sender.id else { return }
    currencyOptions = nil
    change { draft in draft.sender = sender }
    loadCurrencyOptions()
  }

  /// The person wants to choose from older businesses.
  public func didTapShowMoreSenders() {
    guard senders.hasMore, !senderRequest.isInProgress else { return }
    senderRequest.perform { [senders] in
      await senders.loadMore()
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] _ in
      self?.display()
    }
    display()
  }

  public func didTapSendAsBusiness() { router?.didAskForBusiness() }

  public func didTapTryAgain() {
    problem = nil
    if currencyOptions == nil { loadCurrencyOptions() }
    askForQuote()
    display()
  }

  /// Time has passed: marks an expired price.
  public func timeDidPass() { display() }

  /// The person wants to continue; if the price has expired, they see the new one first.
  public func didTapContinue() {
    guard canContinue, let quote = draft.quote else { return }
    if interactor.price(of: quote).isExpired { askForQuote() } else { lookUpPerson(toSendAt: quote) }
    display()
  }
}

// MARK: - Loading

extension AmountPresenter {
  private var canContinue: Bool { draft.quote != nil && !profileRequest.isInProgress }

  private func change(_ edit: (inout AmountDraft) -> Void) {
    var draft = draft
    edit(&draft)
    guard draft != self.draft else { return }
    self.draft = draft
    problem = nil
    askForQuote()
    display()
  }

  private func askForQuote() {
    quoteLoader.cancel()
    draft.quote = nil
    guard let request = try? interactor.request(of: draft) else { return }
    quoteLoader.load(QuoteLoader.Query(sender: draft.sender.id, request: request)) { [weak self] answer in
      switch answer {
      case .success(let quote): self?.draft.quote = quote
      case .failure(let error): self?.problem = error.sentence
      }
      self?.display()
    }
  }

  private func loadCurrencyOptions() {
    currencyOptionsRequest.perform { [interactor, sender = draft.sender.id] () async throws(TransferServiceError) in
      try await interactor.currencyOptions(for: sender)
    } onLapse: { [weak self] in
      self?.loadCurrencyOptions()
    } then: { [weak self] result in
      switch result {
      case .success(let options):
        self?.currencyOptions = options
        self?.change { draft in draft = options.fillingDefaults(in: draft) }
      case .failure(let error): self?.problem = error.sentence
      }
      self?.display()
    }
  }

  private func lookUpPerson(toSendAt quote: Quote) {
    profileRequest.perform { [interactor] () async throws(ProfileStoreError) in
      try await interactor.hasProfile()
    } onLapse: { [weak self] in
      self?.display()
    } then: { [weak self] result in
      guard let self else { return }
      if case .failure(let error) = result { problem = error.sentence }
      display()
      // After an edit in the meantime, the person has not seen the price, or not tapped Continue with it.
      if case .success(let isKnown) = result, draft.quote == quote { router?.didEnterAmount(hasProfile: isKnown) }
    }
  }
}

// MARK: - Display

extension AmountPresenter {
  private func display() {
    view?.display(
      AmountContent(
        sender: draft.sender, senders: choices,
        canShowMoreSenders: senders.hasMore && !senderRequest.isInProgress,
        source: content(of: .source), target: content(of: .target),
        price: draft.quote.map(interactor.price),
        isQuoting: quoteLoader.isLoading, problem: problem, canContinue: canContinue))
  }

  /// The senders to choose from, with the chosen one.
  private var choices: [Sender] {
    let loaded = senders.loaded
    return loaded.contains { $0.id == draft.sender.id } ? loaded : loaded + [draft.sender]
  }

  private func content(of side: QuoteRequest.Side) -> AmountSideContent {
    let (isFixed, isSource) = (side == draft.fixedSide, side == .source)
    let calculated = isSource ? draft.quote?.source : draft.quote?.target
    let currencies = isSource ? currencyOptions?.sources : currencyOptions?.targets
    return AmountSideContent(
      text: isFixed ? draft.text : calculated.map(interactor.typed) ?? "", currency: draft[side],
      currencies: isSource && draft.isSourceLocked ? [] : currencies ?? [],
      available: isSource ? currencyOptions?.balances.first { $0.currency == draft.sourceCurrency } : nil,
      error: isFixed ? error : nil)
  }

  /// An empty amount is not an error.
  private var error: LocalizedText? {
    guard !draft.text.isEmpty else { return nil }
    let request = Result { () throws(TypedAmountError) in try interactor.request(of: draft) }
    return if case .failure(let error) = request { error.sentence } else { nil }
  }
}
