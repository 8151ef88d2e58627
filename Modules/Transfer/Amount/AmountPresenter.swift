import FlowKit
import FlowScreens
public import Money
import Profile

/// Handles the person's actions on the amount, and keeps its price up to date.
@MainActor
public final class AmountPresenter {
  private let interactor: AmountInteractor
  private let quoteLoader: QuoteLoader
  private let scope: FlowScope
  private let currencyOptionsQuestion: NewestQuestion
  private weak let router: (any AmountRouter)?
  private var draft: AmountDraft {
    didSet { router?.didEdit(draft) }
  }
  private var currencyOptions: CurrencyOptions?
  private var problem: LocalizedText?
  private var isLookingUp = false
  private var isLoadingSenders = false

  weak var view: (any ScreenView<AmountContent>)?

  init(
    _ draft: AmountDraft, interactor: AmountInteractor, quoteLoader: QuoteLoader, scope: FlowScope,
    router: any AmountRouter
  ) {
    self.draft = draft
    self.interactor = interactor
    self.quoteLoader = quoteLoader
    self.scope = scope
    currencyOptionsQuestion = NewestQuestion(in: scope)
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
    guard interactor.senders.hasMore, !isLoadingSenders else { return }
    isLoadingSenders = scope.perform { [senders = interactor.senders] in
      await senders.loadMore()
    } then: { [weak self] in
      self?.isLoadingSenders = false
      self?.display()
    }
    display()
  }

  public func didTapSendAsBusiness() {
    router?.didAskForBusiness()
  }

  public func didTapTryAgain() {
    problem = nil
    if currencyOptions == nil { loadCurrencyOptions() }
    askForQuote()
    display()
  }

  /// Time has passed: marks an expired price.
  public func timeDidPass() {
    display()
  }

  /// The person wants to continue; if the price has expired, they see the new one first.
  public func didTapContinue() {
    guard canContinue, let quote = draft.quote else { return }
    if interactor.isExpired(quote) { askForQuote() } else { lookUpPerson(toSendAt: quote) }
    display()
  }
}

// MARK: - Loading

extension AmountPresenter {
  private var canContinue: Bool { draft.quote != nil && !isLookingUp }

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
    guard let request = try? draft.request(locale: interactor.locale) else { return }
    quoteLoader.load(QuoteLoader.Question(sender: draft.sender.id, request: request)) { [weak self] answer in
      self?.didReceive(answer)
    }
  }

  private func didReceive(_ answer: QuoteLoader.Answer) {
    switch answer {
    case .success(let quote): draft.quote = quote
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func loadCurrencyOptions() {
    currencyOptionsQuestion.ask { [interactor, sender = draft.sender.id] () async throws(TransferServiceError) in
      try await interactor.currencyOptions(for: sender)
    } then: { [weak self] result in
      self?.didLoadCurrencyOptions(result)
    }
  }

  private func didLoadCurrencyOptions(_ result: Result<CurrencyOptions, TransferServiceError>) {
    switch result {
    case .success(let currencyOptions):
      self.currencyOptions = currencyOptions
      change { draft in draft = currencyOptions.fillingDefaults(in: draft) }
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func lookUpPerson(toSendAt quote: Quote) {
    isLookingUp = scope.attempt { [interactor] () async throws(ProfileStoreError) in
      try await interactor.hasProfile()
    } then: { [weak self] result in
      self?.didLookUpPerson(result, toSendAt: quote)
    }
  }

  private func didLookUpPerson(_ result: Result<Bool, ProfileStoreError>, toSendAt quote: Quote) {
    isLookingUp = false
    switch result {
    case .success(let isKnown):
      display()
      // After an edit in the meantime, the person has not seen the price, or not tapped Continue with it.
      if draft.quote == quote { router?.didEnterAmount(hasProfile: isKnown) }
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }
}

// MARK: - Display

extension AmountPresenter {
  private func display() {
    view?.display(
      AmountContent(
        sender: draft.sender, senders: senders, canShowMoreSenders: interactor.senders.hasMore && !isLoadingSenders,
        source: content(of: .source),
        target: content(of: .target),
        price: draft.quote.map { PriceContent($0, at: interactor.clock.now) },
        isQuoting: quoteLoader.isLoading, problem: problem, canContinue: canContinue))
  }

  private var senders: [Sender] {
    let loaded = interactor.senders.loaded
    return loaded.contains { $0.id == draft.sender.id } ? loaded : loaded + [draft.sender]
  }

  private func content(of side: QuoteRequest.Side) -> AmountSideContent {
    let isFixed = side == draft.fixedSide
    return AmountSideContent(
      text: isFixed ? draft.text : answered(side), currency: draft[side], currencies: currencies(of: side),
      available: side == .source ? available : nil, error: isFixed ? error : nil)
  }

  /// Returns the calculated amount on the other side.
  private func answered(_ side: QuoteRequest.Side) -> String {
    let amount = side == .source ? draft.quote?.source : draft.quote?.target
    return amount?.typed(locale: interactor.locale) ?? ""
  }

  private func currencies(of side: QuoteRequest.Side) -> [Currency] {
    switch side {
    case .source: draft.isSourceLocked ? [] : currencyOptions?.sources ?? []
    case .target: currencyOptions?.targets ?? []
    }
  }

  private var available: Amount? {
    currencyOptions?.balances.first { $0.currency == draft.sourceCurrency }
  }

  /// An empty amount is not an error.
  private var error: LocalizedText? {
    guard !draft.text.isEmpty else { return nil }
    do throws(AmountRefusal) {
      _ = try draft.request(locale: interactor.locale)
      return nil
    } catch {
      return error.sentence
    }
  }
}
