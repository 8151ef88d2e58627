import FlowKit
import FlowScreens
import Money
import Transfer

extension AppPages: TransferScreens {
  private var moments: MomentFormat { MomentFormat(in: timeZone) }

  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    toolkit.screen("Amount", onTimePassed: presenter.timeDidPass) { [moments] in amountPage($0, presenter, moments) }
  }

  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    toolkit.screen("Recipient") { recipientPage($0, presenter) }
  }

  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    toolkit.screen("Review", onTimePassed: presenter.timeDidPass) { [moments] in reviewPage($0, presenter, moments) }
  }

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    toolkit.screen("Receipt", onTimePassed: presenter.timeDidPass) { [moments] in receiptPage($0, presenter, moments) }
  }
}

@MainActor
private func amountPage(_ content: AmountContent, _ presenter: AmountPresenter, _ moments: MomentFormat) -> Page {
  Page("Send money") {
    ChoiceRow("From", content.sender, options: content.senders, title: \.displayName, onChoose: presenter.didChoose)
    if content.canShowMoreSenders { ButtonRow("Show more senders", onTap: presenter.didTapShowMoreSenders) }
    amountRows(.source, "You send", content.source, presenter)
    amountRows(.target, "Recipient gets", content.target, presenter)
    if content.isQuoting { "Asking for the price…" }
    if let price = content.price { priceRows(price, moments) }
    if let problem = content.problem {
      TextRow(problem, style: .error)
      ButtonRow("Try again", onTap: presenter.didTapTryAgain)
    }
    ButtonRow("Send as a business", onTap: presenter.didTapSendAsBusiness)
    ButtonRow("Continue", role: .main, isEnabled: content.canContinue, onTap: presenter.didTapContinue)
  }
}

/// The rows of one side of an amount: the text, the currency, and the balance.
@MainActor @RowBuilder
private func amountRows(
  _ side: QuoteRequest.Side, _ label: LocalizedText, _ content: AmountSideContent, _ presenter: AmountPresenter
) -> [Row] {
  FieldRow(label, content.text, kind: .amount, error: content.error) { presenter.didType($0, on: side) }
  if !content.currencies.isEmpty {
    ChoiceRow("\(label) in", content.currency, options: content.currencies, title: { "\($0)" }) { currency in
      presenter.didChoose(currency, on: side)
    }
  } else if let currency = content.currency {
    "\(label) in \(verbatim: currency.code)"
  }
  if let available = content.available { "You have \(available)" }
}

/// The rows of a price, the same on every screen that shows one.
@MainActor @RowBuilder
private func priceRows(_ price: PriceContent, _ moments: MomentFormat) -> [Row] {
  "\(price.source) → \(price.target)"
  "\(price.rate)"
  "Fee \(price.fee), included"
  PriceExpiry.row(of: price, moments)
}

@MainActor
private func recipientPage(_ content: RecipientContent, _ presenter: RecipientPresenter) -> Page {
  Page("Recipient", isBusy: content.isBusy) {
    if !content.known.isEmpty { knownRecipients(content, presenter) }
    if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
    formRows(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
    if content.isLoading { "Loading…" }
    if let problem = content.problem { TextRow(problem, style: .error) }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    ButtonRow("Continue", role: .main, isEnabled: content.canContinue, onTap: presenter.didTapContinue)
  }
}

/// Returns the choice of a known recipient, with a new one at the end.
@MainActor
private func knownRecipients(_ content: RecipientContent, _ presenter: RecipientPresenter) -> ChoiceRow {
  let options = content.known.map(Optional.some) + [nil]
  let chosen = content.known.first(where: \.isChosen)
  return ChoiceRow(
    "To", .some(chosen), options: options,
    title: { $0.map { "\(verbatim: $0.name), \(verbatim: $0.account)" } ?? "New recipient" },
    isEnabled: !content.isBusy
  ) { recipient in
    if let recipient { presenter.didChoose(recipient.id) } else { presenter.didChooseNewRecipient() }
  }
}

@MainActor
private func reviewPage(_ content: ReviewContent, _ presenter: ReviewPresenter, _ moments: MomentFormat) -> Page {
  Page("Check and confirm", isBusy: content.isBusy) {
    "From \(content.sender)"
    "To \(verbatim: content.recipient), \(verbatim: content.account)"
    if let price = content.price { priceRows(price, moments) }
    // What a person must hear, and a launch need not repeat.
    for change in content.changes { TextRow(change, style: .error) }
    FieldRow(
      "Reference, at most \(content.referenceLength)", content.reference, error: content.referenceError,
      isEnabled: content.stage == .editing, onEdit: presenter.didEditReference)
    if let problem = content.problem { TextRow(problem, style: .error) }
    reviewButtons(content, presenter)
  }
}

/// The buttons of the review at its stage.
@MainActor @RowBuilder
private func reviewButtons(_ content: ReviewContent, _ presenter: ReviewPresenter) -> [Row] {
  switch content.stage {
  case .checking: "Looking up the transfer…"
  case .submitting: "Sending…"
  case .sent: "Sent to the bank"
  case .pending(let reason):
    "Pending: \(reason) It is never sent twice."
    ButtonRow("Check again", onTap: presenter.didTapCheckAgain)
    ButtonRow("Leave it for now", onTap: presenter.didTapLeave)
  case .editing:
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    ButtonRow("Confirm and send", role: .main, isEnabled: content.canConfirm, onTap: presenter.didTapConfirm)
  }
}

@MainActor
private func receiptPage(_ content: ReceiptContent, _ presenter: ReceiptPresenter, _ moments: MomentFormat) -> Page {
  Page("Your transfer") {
    "\(content.status), since \(moments.text(of: content.since))"
    "\(content.source) → \(content.target), fee \(content.fee)"
    "To \(verbatim: content.recipient)"
    if let reference = content.reference { "Reference \(verbatim: reference)" }
    if let note = content.note { note }
    if let problem = content.problem { TextRow(problem, style: .error) }
    ButtonRow("Refresh", isEnabled: !content.isAsking, onTap: presenter.didTapRefresh)
    if content.canCancel {
      ButtonRow("Cancel the transfer", isEnabled: !content.isAsking, onTap: presenter.didTapCancel)
    }
    ButtonRow("Done", role: .main, onTap: presenter.didTapDone)
  }
}

/// Until when a price is good: a row that a toolkit draws in its own way.
public struct PriceExpiry: Sendable {
  /// The name of the row for a toolkit.
  public static let rowName = "price expiry"

  public let isExpired: Bool
}

extension PriceExpiry {
  /// Returns the row; a toolkit without a view of its own for it shows its label and value.
  @MainActor
  static func row(of price: PriceContent, _ moments: MomentFormat) -> CustomRow {
    CustomRow(
      rowName, label: "Price",
      value: price.isExpired ? "This price has expired" : "Good until \(moments.text(of: price.expiry))",
      content: PriceExpiry(isExpired: price.isExpired))
  }
}
