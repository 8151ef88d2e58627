import FlowKit
public import Money
import Profile
import Screens

/// Takes what the person does with the amount, and keeps its price up to date.
@MainActor
public final class AmountPresenter {
  let interactor: AmountInteractor
  let desk: QuoteDesk
  private let scope: FlowScope
  private weak let router: (any AmountRouter)?
  private(set) var draft: AmountDraft {
    didSet { router?.didEdit(draft) }
  }
  private(set) var market: Market?
  private(set) var problem: String?
  private var isLookingUp = false

  weak var view: (any ScreenView<AmountContent>)?

  init(
    _ draft: AmountDraft, interactor: AmountInteractor, desk: QuoteDesk, scope: FlowScope, router: any AmountRouter
  ) {
    self.draft = draft
    self.interactor = interactor
    self.desk = desk
    self.scope = scope
    self.router = router
  }

  /// Loads what can be sent, and asks for the price unless it is there.
  func begin() {
    loadMarket()
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

  /// The person, or a business that they have just opened, is the sender from now on.
  public func didChoose(_ sender: Sender) {
    guard sender.id != draft.sender.id else { return }
    market = nil
    change { draft in draft.sender = sender }
    loadMarket()
  }

  /// The person wants to send as a business that the app does not know yet.
  public func didTapSendAsBusiness() {
    router?.didAskForBusiness()
  }

  /// The person wants to try once more what has failed.
  public func didTapTryAgain() {
    problem = nil
    if market == nil { loadMarket() }
    askForQuote()
    display()
  }

  /// Some time has passed: a price that has expired is shown as such.
  public func didSeeTimePass() {
    display()
  }

  /// The person wants to go on; with a price that has expired they first see the new one.
  public func didTapContinue() {
    guard canContinue, let quote = draft.quote else { return }
    if interactor.isExpired(quote) { askForQuote() } else { lookUpPerson() }
    display()
  }
}

// MARK: - What has to be looked up

extension AmountPresenter {
  var canContinue: Bool { draft.quote != nil && !isLookingUp }

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
    desk.drop()
    draft.quote = nil
    guard let request = try? draft.request(locale: interactor.locale) else { return }
    desk.ask(QuoteDesk.Question(sender: draft.sender.id, request: request)) { [weak self] answer in
      self?.didGet(answer)
    }
  }

  private func didGet(_ answer: QuoteDesk.Answer) {
    switch answer {
    case .success(let quote): draft.quote = quote
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func loadMarket() {
    scope.attempt { [interactor, sender = draft.sender.id] () async throws(TransferServiceError) in
      try await interactor.market(for: sender)
    } then: { [weak self, sender = draft.sender.id] result in
      self?.didLoadMarket(result, of: sender)
    }
  }

  private func didLoadMarket(_ result: Result<Market, TransferServiceError>, of sender: Sender.ID) {
    guard sender == draft.sender.id else { return }
    switch result {
    case .success(let market):
      self.market = market
      change { draft in draft = market.fillIn(draft) }
    case .failure(let error): problem = error.sentence
    }
    display()
  }

  private func lookUpPerson() {
    isLookingUp = scope.attempt { [interactor] () async throws(ProfileStoreError) in
      try await interactor.isPersonKnown()
    } then: { [weak self] result in
      self?.didLookUpPerson(result)
    }
  }

  private func didLookUpPerson(_ result: Result<Bool, ProfileStoreError>) {
    isLookingUp = false
    switch result {
    case .success(let isKnown):
      display()
      // What was edited meanwhile has no price yet.
      if canContinue { router?.didEnterAmount(isPersonKnown: isKnown) }
    case .failure(let error):
      problem = error.sentence
      display()
    }
  }
}
