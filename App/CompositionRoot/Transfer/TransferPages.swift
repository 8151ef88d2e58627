package import FlowKit
import FlowScreens
import Money
import Transfer

extension AppPages: TransferScreens {
  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    toolkit.screen("Amount", onTimePassed: presenter.timeDidPass) { content in
      Page("Send money") {
        ChoiceRow("From", content.sender, options: content.senders, title: \.displayName, onChoose: presenter.didChoose)
        if content.canShowMoreSenders { ButtonRow("Show more senders", onTap: presenter.didTapShowMoreSenders) }
        amountRows(.source, "You send", content.source, presenter)
        amountRows(.target, "Recipient gets", content.target, presenter)
        if content.isQuoting { WorkTexts.quoting }
        if let price = content.price { priceRows(price) }
        if let problem = content.problem {
          TextRow(problem, style: .error)
          ButtonRow("Try again", onTap: presenter.didTapTryAgain)
        }
        ButtonRow("Send as a business", onTap: presenter.didTapSendAsBusiness)
        ButtonRow("Continue", role: .main, isEnabled: content.canContinue, onTap: presenter.didTapContinue)
      }
    }
  }

  /// Returns the rows of one side of an amount: the text, the currency, and the balance.
  @MainActor @RowBuilder
  private func amountRows(
    _ side: QuoteRequest.Side, _ label: LocalizedText, _ content: AmountSideContent, _ presenter: AmountPresenter
  ) -> [Row] {
    FieldRow(label, content.text, kind: .amount, error: content.error) { presenter.didType($0, on: side) }
    if !content.currencies.isEmpty {
      ChoiceRow(
        "\(label) in", content.currency, options: content.currencies, title: { LocalizedText(verbatim: $0.code) }
      ) { presenter.didChoose($0, on: side) }
    } else if let currency = content.currency {
      "\(label) in \(verbatim: currency.code)"
    }
    if let available = content.available { "You have \(available)" }
  }

  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    toolkit.screen("Recipient") { content in
      Page("Recipient", isBusy: content.isBusy) {
        if !content.known.isEmpty {
          // A new recipient is the last choice.
          ChoiceRow(
            "To", .some(content.known.first(where: \.isChosen)), options: content.known.map(Optional.some) + [nil],
            title: { $0.map { "\(verbatim: $0.name), \(verbatim: $0.account)" } ?? "New recipient" },
            isEnabled: !content.isBusy
          ) { presenter.didChoose($0?.id) }
        }
        if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
        formRows(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
        if content.isLoading { WorkTexts.loading }
        if let problem = content.problem { TextRow(problem, style: .error) }
        if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
        ButtonRow("Continue", role: .main, isEnabled: content.canContinue, onTap: presenter.didTapContinue)
      }
    }
  }

  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    toolkit.screen("Review", onTimePassed: presenter.timeDidPass) { content in
      Page("Check and confirm", isBusy: content.isBusy) {
        "From \(content.sender)"
        "To \(verbatim: content.recipient), \(verbatim: content.account)"
        if let price = content.price { priceRows(price) }
        for change in content.changes { TextRow(change, style: .notice) }
        FieldRow(
          "Reference, at most \(content.referenceLength)", content.reference, kind: .exact,
          error: content.referenceError,
          isEnabled: content.stage == .editing, onEdit: presenter.didEditReference)
        if let problem = content.problem { TextRow(problem, style: .error) }
        switch content.stage {
        case .checking: WorkTexts.lookingUp
        case .submitting: WorkTexts.sending
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
    }
  }

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    // Nobody has asked for it.
    toolkit.screen("Receipt", onTimePassed: { OwnCalls.make { presenter.timeDidPass() } }) { content in
      Page("Your transfer") {
        "\(content.status), since \(FormattedTimestamp(content.since, in: timeZone))"
        "\(content.source) → \(content.target), fee \(content.fee)"
        "To \(verbatim: content.recipient)"
        if let reference = content.reference { "Reference \(verbatim: reference)" }
        if let note = content.note { note }
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow("Refresh", isEnabled: !content.isAsking, onTap: presenter.didTapRefresh)
        if content.canCancel {
          ButtonRow("Cancel the transfer", isEnabled: !content.isAsking, onTap: presenter.didTapCancel)
        }
        ButtonRow("Done", role: .main, isEnabled: content.canFinish, onTap: presenter.didTapDone)
      }
    }
  }

  /// Returns the rows of a price, the same on every screen that shows one.
  @MainActor @RowBuilder
  private func priceRows(_ price: PriceContent) -> [Row] {
    "\(price.quote.source) → \(price.quote.target)"
    "\(price.quote.rate)"
    "Fee \(price.quote.fee), included"
    CustomRow(
      PriceExpiry.rowName, label: "Price",
      value: price.isExpired
        ? PriceExpiry.expired : "Good until \(FormattedTimestamp(price.quote.expiry, in: timeZone))",
      content: PriceExpiry(isExpired: price.isExpired))
  }
}

/// The texts on screens whose work is in progress.
package enum WorkTexts {
  static let quoting: LocalizedText = "Asking for the price…"
  static let loading: LocalizedText = "Loading…"
  static let lookingUp: LocalizedText = "Looking up the transfer…"
  static let sending: LocalizedText = "Sending…"

  package static let all = [quoting, loading, lookingUp, sending]
}

/// The expiry of a price, in a row that a toolkit draws in its own way.
public struct PriceExpiry: Sendable {
  /// The name of the row for a toolkit.
  public static let rowName = "price expiry"
  package static let expired: LocalizedText = "This price has expired"

  public let isExpired: Bool
}
