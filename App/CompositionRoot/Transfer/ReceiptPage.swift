import FlowKit
import FlowScreens
import Transfer

@MainActor
func receiptPage(_ content: ReceiptContent, _ presenter: ReceiptPresenter, _ moments: MomentFormat) -> Page {
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
