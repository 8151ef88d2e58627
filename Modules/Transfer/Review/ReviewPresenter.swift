import FlowKit
import FlowScreens
import Money

/// Shows the transfer with any price changes, and sends it when the person confirms.
@MainActor
public final class ReviewPresenter {
  private let order: TransferOrder
  private let interactor: ReviewInteractor
  let quoteLoader: QuoteLoader
  private let scope: FlowScope
  private let settling: LatestRequest
  /// The id that may have been used in an earlier launch.
  private let resumedID: TransferIntent.ID?
  private weak let router: (any ReviewRouter)?
  /// The refusal of the draft's id, until it is stored that the person has read it.
  private var unread: (id: TransferIntent.ID, sentence: LocalizedText)?
  private var draft: ReviewDraft {
    didSet { router?.didEdit(draft) }
  }
  private var stage = ReviewContent.Stage.editing {
    didSet { router?.didChange(isOpen: stage == .submitting || isPending) }
  }
  private var changes: [LocalizedText] = []
  private var problem: LocalizedText?

  weak var view: (any ScreenView<ReviewContent>)?

  init(
    _ draft: ReviewDraft, of order: TransferOrder, isResumed: Bool, interactor: ReviewInteractor,
    quoteLoader: QuoteLoader, scope: FlowScope, router: any ReviewRouter
  ) {
    self.draft = draft
    resumedID = isResumed ? draft.id : nil
    self.order = order
    self.interactor = interactor
    self.quoteLoader = quoteLoader
    self.scope = scope
    settling = LatestRequest(in: scope)
    self.router = router
  }

  /// Requests a price for this recipient, unless the last one is still valid.
  func begin() {
    stage = .editing
    if content.price?.isExpired == false { display() } else { askForQuote() }
  }

  /// Looks up whether the transfer was confirmed before, on this device and at the bank, before it can be edited.
  func resume(during stage: ReviewContent.Stage = .checking, isAutomatic: Bool = true) {
    settle(during: stage) { [interactor, draft] in
      await interactor.earlierOutcome(of: draft, isAutomatic: isAutomatic)
    }
  }

  public func didEditReference(to text: String) {
    guard stage == .editing else { return }
    draft.reference = text
    // Clears the refusal of the previous input; a missing price remains a problem.
    if quote != nil { problem = nil }
    display()
  }

  public func didTapTryAgain() {
    if content.canTryAgain { askForQuote() }
  }

  /// Time has passed: marks an expired price.
  public func timeDidPass() { display() }

  /// The person confirms the transfer; an expired price is requested again and needs a new confirmation.
  public func didTapConfirm() {
    guard let quote, let price = content.price, content.canConfirm else { return }
    if price.isExpired {
      askForQuote(because: "The price had expired. Check the new one and confirm again.")
    } else {
      confirm(quote)
    }
  }

  private func confirm(_ quote: Quote) {
    let refused = unread?.id
    replaceRefusedID()
    guard let intent = try? interactor.intent(draft, quote: quote, order: order) else { return }
    problem = nil
    settle(during: .submitting) { [interactor, isNew = intent.id != resumedID] in
      await interactor.send(intent, isNew: isNew, insteadOf: refused)
    }
  }

  /// The person wants to check for the bank's answer.
  public func didTapCheckAgain() {
    if isPending { resume(during: .submitting, isAutomatic: false) }
  }

  /// The person does not want to wait for the bank's answer.
  public func didTapLeave() {
    if isPending { router?.didLeavePending() }
  }
}

// MARK: - The price

extension ReviewPresenter {
  /// The price for exactly this order.
  private var quote: Quote? { draft.quote.flatMap { order.matches($0) ? $0 : nil } }

  /// The price that the person saw last, here or with the amount.
  private var shownQuote: Quote { quote ?? order.shownQuote }

  private func askForQuote(because notice: LocalizedText? = nil) {
    problem = nil
    changes = []
    let seen = shownQuote
    quoteLoader.load(order.query) { [weak self] answer in
      switch answer {
      case .success(let new):
        self?.draft.quote = new
        // A refusal that a missing price has hidden comes before other news.
        self?.changes = [self?.unread?.sentence ?? notice].compactMap(\.self) + new.changes(since: seen)
        self?.didShowRefusal()
      case .failure(let error): self?.problem = error.sentence
      }
      self?.display()
    }
    display()
  }
}

// MARK: - Sending

extension ReviewPresenter {
  private var isPending: Bool {
    if case .pending = stage { true } else { false }
  }

  /// Waits for the outcome; there is none if neither this device nor the bank has the transfer.
  private func settle(during stage: ReviewContent.Stage, _ work: @escaping @MainActor () async -> SendingOutcome?) {
    settling.perform(work) { [weak self] in
      // The transfer may have been sent without this screen.
      self?.resume()
    } then: { [weak self] answer in
      if let outcome = answer.get() { self?.didReceive(outcome) } else { self?.begin() }
    }
    if settling.isInProgress { self.stage = stage }
    display()
  }

  private func didReceive(_ outcome: SendingOutcome) {
    switch outcome {
    case .created(let transfer):
      let reference = try? order.reference(draft.reference)
      let isShown = order.matches(transfer, at: shownQuote, with: reference)
      stage = .sent
      display()
      router?.didSend(transfer, note: isShown ? nil : noteAboutUnsentInput)
    case .unknown(let sentence):
      stage = .pending(sentence)
      display()
    case .refused(let refusal):
      let sentence = refusal.text
      unread = (draft.id, sentence)
      resumeEditing(sentence, withNewQuote: refusal.reason == .quoteExpired || refusal.reason == .quoteUsed)
    case .notRecorded(let error):
      resumeEditing(error.sentence, withNewQuote: error == .quoteUsed)
    }
  }

  /// A refusal is shown, but the person may not see it yet.
  private func didShowRefusal() {
    guard unread != nil else { return }
    router?.performWhenSeen { [weak self] in self?.didSeeRefusal() }
  }

  /// The person sees a refusal: a new id replaces the refused one when this is stored, so that a kill in between leads back
  /// to the refusal.
  private func didSeeRefusal() {
    guard let id = unread?.id else { return }
    scope.perform { [interactor] in
      await interactor.didRead(id)
    } then: { [weak self] in
      self?.replaceRefusedID()
    }
  }

  /// No request with the refused id is executed any more.
  private func replaceRefusedID() {
    guard unread != nil else { return }
    unread = nil
    draft = interactor.withNewID(draft)
  }

  private var noteAboutUnsentInput: LocalizedText {
    let (source, target, name) = (shownQuote.source, shownQuote.target, order.recipient.details.name)
    let input: LocalizedText =
      draft.reference.isEmpty
      ? "It was not sent again as \(source) → \(target) to \(name)."
      : "It was not sent again as \(source) → \(target) to \(name) with the reference “\(verbatim: draft.reference)”."
    return LocalizedText(["The bank had this transfer already, from an earlier confirmation.", input])
  }

  private func resumeEditing(_ sentence: LocalizedText, withNewQuote: Bool) {
    stage = .editing
    guard !withNewQuote else { return askForQuote(because: sentence) }
    problem = sentence
    display()
    didShowRefusal()
  }
}

// MARK: - Display

extension ReviewPresenter {
  private func display() { view?.display(content) }

  private var content: ReviewContent {
    let (recipient, isLoading) = (order.recipient, quoteLoader.isLoading)
    return ReviewContent(
      stage: stage, sender: order.sender.displayName, recipient: recipient.details.name.text,
      account: recipient.details.account.printed,
      price: isLoading ? nil : quote.map(interactor.price), changes: changes,
      reference: draft.reference, referenceLength: PaymentReference.maximumLength(for: recipient.currency),
      referenceError: referenceError, problem: problem, canTryAgain: stage == .editing && quote == nil && !isLoading)
  }

  private var referenceError: LocalizedText? {
    let reference = Result { () throws(PaymentReferenceError) in try order.reference(draft.reference) }
    return if case .failure(let error) = reference { error.sentence } else { nil }
  }
}
