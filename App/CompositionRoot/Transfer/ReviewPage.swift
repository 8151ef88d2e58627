import FlowScreens
import Transfer

/// Makes the review.
@MainActor
func reviewPage(_ content: ReviewContent, _ presenter: ReviewPresenter, _ moments: MomentFormat) -> Page {
  Page("Check and confirm", isBusy: content.isBusy) {
    "From \(content.sender)"
    "To \(content.recipient), \(content.account)"
    if let price = content.price { priceRows(price, moments) }
    for change in content.changes { change }
    FieldRow(
      "Reference, at most \(content.referenceLength)", content.reference, error: content.referenceError,
      isEnabled: content.stage == .editing, onEdit: presenter.didEditReference)
    if let problem = content.problem { problem }
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
    ButtonRow("Confirm and send", isMain: true, isEnabled: content.canConfirm, onTap: presenter.didTapConfirm)
  }
}
