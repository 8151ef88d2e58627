import FlowKit
import FlowScreens
import FlowUIKit
import FlowUIKitRows

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

struct ReceiptContent: Equatable, Sendable {
  var status: LocalizedText
  var note = ""
  var noteError: LocalizedText?
  var isAsking = false
}

@MainActor
final class ReceiptPresenter {
  func didEditNote(_ note: String) {}
  func didTapDone() {}
}

// The guide.
@MainActor
func makeReceipt(_ presenter: ReceiptPresenter, in toolkit: any PageToolkit) -> any ScreenView<ReceiptContent> {
  toolkit.screen("Receipt") { content in
    Page("Your order", isBusy: content.isAsking) {
      content.status
      FieldRow("Note", content.note, error: content.noteError, onEdit: presenter.didEditNote)
      ButtonRow("Done", role: .main, onTap: presenter.didTapDone)
    }
  }
}
