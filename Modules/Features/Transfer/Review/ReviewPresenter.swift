import FlowKit
import Screens
import Validation

/// Shows everything before it is sent, with what has changed, and sends it once the person confirms.
@MainActor
public final class ReviewPresenter {
  let order: TransferOrder
  let interactor: ReviewInteractor
  let desk: QuoteDesk
  private let scope: FlowScope
  private weak let router: (any ReviewRouter)?
  private(set) var draft: ReviewDraft {
    didSet { router?.didEdit(draft) }
  }
  private(set) var stage = ReviewContent.Stage.editing {
    didSet { router?.didChange(isOpen: isOpen) }
  }
  private(set) var changes: [String] = []
  private(set) var problem: String?

  weak var view: (any ScreenView<ReviewContent>)?

  init(
    _ draft: ReviewDraft, of order: TransferOrder, interactor: ReviewInteractor, desk: QuoteDesk, scope: FlowScope,
    router: any ReviewRouter
  ) {
    self.draft = draft
    self.order = order
    self.interactor = interactor
    self.desk = desk
    self.scope = scope
    self.router = router
  }

  /// Asks for the price for this recipient, unless it was shown before and still holds.
  func begin() {
    stage = .editing
    if let quote, !interactor.isExpired(quote) { display() } else { askForQuote() }
  }

  /// Looks up what has become of the transfer, if it was confirmed before the app was killed.
  func takeUp() { takeUp(during: .checking) }

  private func takeUp(during stage: ReviewContent.Stage) {
    let isBegun = scope.perform { [interactor, id = draft.id] in
      await interactor.takeUp(id)
    } then: { [weak self] outcome in
      if let outcome { self?.didLearn(outcome) } else { self?.begin() }
    }
    if isBegun { self.stage = stage }
    display()
  }

  /// The person has edited the reference.
  public func didEditReference(to text: String) {
    guard stage == .editing else { return }
    draft.reference = text
    // What was refused was something else; that there is no price stays true.
    if quote != nil { problem = nil }
    display()
  }

  /// The person wants the price to be asked for once more.
  public func didTapTryAgain() {
    guard stage == .editing, quote == nil else { return }
    askForQuote()
  }

  /// Some time has passed: a price that has expired is shown as such.
  public func didSeeTimePass() {
    display()
  }

  /// The person confirms what they see; a price that has expired is asked for again, and wants a new confirmation.
  public func didTapConfirm() {
    guard canConfirm, let quote else { return }
    if interactor.isExpired(quote) {
      askForQuote(because: "The price had expired. Check the new one and confirm again.")
    } else if let intent = try? interactor.intent(draft, quote: quote, order: order) {
      send(intent)
    }
  }

  /// The person wants to know whether the bank's answer is known by now.
  public func didTapCheckAgain() {
    if isPending { takeUp(during: .submitting) }
  }

  /// The person does not want to wait until the bank's answer is known.
  public func didTapLeave() {
    if isPending { router?.didLeave(pending: draft.id) }
  }
}

// MARK: - The price

extension ReviewPresenter {
  /// The price that was made for exactly this.
  var quote: Quote? { draft.quote.flatMap { order.isAnswered(by: $0) ? $0 : nil } }

  private func askForQuote(because notice: String? = nil) {
    problem = nil
    changes = []
    // What the person saw last: here, or where they entered the amount.
    let seen = quote ?? order.seen
    desk.ask(order.question) { [weak self] answer in
      self?.didGet(answer, after: seen, notice: notice)
    }
    display()
  }

  private func didGet(_ answer: QuoteDesk.Answer, after seen: Quote, notice: String?) {
    switch answer {
    case .success(let new):
      draft.quote = new
      changes = [notice].compactMap(\.self) + QuoteChanges(old: seen, new: new, locale: interactor.locale).sentences
    case .failure(let error):
      problem = error.sentence
    }
    display()
  }
}

// MARK: - Sending

extension ReviewPresenter {
  /// Whether money was sent of which nobody knows yet what the bank did.
  var isOpen: Bool { stage == .submitting || isPending }

  private var isPending: Bool {
    if case .pending = stage { true } else { false }
  }

  private func send(_ intent: TransferIntent) {
    problem = nil
    let isBegun = scope.perform { [interactor] in
      await interactor.send(intent)
    } then: { [weak self] outcome in
      self?.didLearn(outcome)
    }
    if isBegun { stage = .submitting }
    display()
  }

  private func didLearn(_ outcome: SendingOutcome) {
    switch outcome {
    case .created(let transfer):
      stage = .sent
      display()
      router?.didSend(transfer)
    case .unknown(let sentence):
      stage = .pending(sentence)
      display()
    case .refused(let refusal):
      draft.id = interactor.makeID()
      goOnEditing(refusal.sentence, withNewQuote: refusal.reason == .quoteExpired || refusal.reason == .quoteUsed)
    case .notBegun(let error):
      goOnEditing(error.sentence, withNewQuote: error == .quoteUsed)
    }
  }

  private func goOnEditing(_ sentence: String, withNewQuote: Bool) {
    stage = .editing
    if withNewQuote { askForQuote(because: sentence) } else { problem = sentence }
    display()
  }
}
