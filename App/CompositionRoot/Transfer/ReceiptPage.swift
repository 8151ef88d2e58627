import FlowScreens
import Transfer

/// Returns the receipt of a transfer.
@MainActor
func receiptPage(_ content: ReceiptContent, _ presenter: ReceiptPresenter, _ moments: MomentFormat) -> Page {
  Page("Your transfer") {
    "\(content.status), since \(moments.text(of: content.since))"
    "\(content.source) → \(content.target), fee \(content.fee)"
    "To \(content.recipient)"
    if let reference = content.reference { "Reference \(reference)" }
    if let note = content.note { note }
    if let problem = content.problem { problem }
    ButtonRow("Refresh", isEnabled: !content.isAsking, onTap: presenter.didTapRefresh)
    if content.canCancel {
      ButtonRow("Cancel the transfer", isEnabled: !content.isAsking, onTap: presenter.didTapCancel)
    }
    ButtonRow("Done", isMain: true, onTap: presenter.didTapDone)
  }
}
