import FlowHeadless
import Transfer

/// Returns the buttons of the review at its stage.
@MainActor @ScreenBuilder
func reviewActions(_ content: ReviewContent, _ presenter: ReviewPresenter) -> [ScreenPart] {
  switch content.stage {
  case .checking: "Looking up the transfer…"
  case .submitting: "Sending…"
  case .sent: "Sent to the bank"
  case .pending(let reason):
    "Pending: \(reason) It is never sent twice."
    Action("Check again", onTap: presenter.didTapCheckAgain)
    Action("Leave it for now", onTap: presenter.didTapLeave)
  case .editing:
    if content.canTryAgain { Action("Try again", onTap: presenter.didTapTryAgain) }
    Action("Confirm and send", isEnabled: content.canConfirm, onTap: presenter.didTapConfirm)
  }
}
