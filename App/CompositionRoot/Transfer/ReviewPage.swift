import FlowKit
import FlowScreens
import Transfer

@MainActor
func reviewPage(_ content: ReviewContent, _ presenter: ReviewPresenter, _ moments: MomentFormat) -> Page {
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
