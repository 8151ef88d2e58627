import CompositionRoot
import FlowHeadless
import FlowScreens
import Transfer

/// The receipt of a transfer.
final class ReceiptScreen: HeadlessViewController, ScreenView, TimeAware {
  private let presenter: ReceiptPresenter
  private let moments: MomentFormat

  init(presenter: ReceiptPresenter, moments: MomentFormat) {
    self.presenter = presenter
    self.moments = moments
  }

  func timeDidPass() { presenter.timeDidPass() }

  func display(_ content: ReceiptContent) {
    show("Your transfer") {
      "\(content.status), since \(moments.text(of: content.since))"
      "\(content.source) → \(content.target), fee \(content.fee)"
      "To \(content.recipient)"
      if let reference = content.reference { "Reference \(reference)" }
      if let note = content.note { note }
      if let problem = content.problem { problem }
      Action("Refresh", isEnabled: !content.isAsking, onTap: presenter.didTapRefresh)
      if content.canCancel {
        Action("Cancel the transfer", isEnabled: !content.isAsking, onTap: presenter.didTapCancel)
      }
      Action("Done", onTap: presenter.didTapDone)
    }
  }
}
