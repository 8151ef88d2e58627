import FlowKit
import FlowScreens
import FlowUIKit
import FlowUIKitRows

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

struct NoteContent: Equatable, Sendable {
  var title = ""
  var text = ""
  var isBusy = false
}

@MainActor
final class NotePresenter {
  func didEdit(_ text: String) {}
  func didTapSave() {}
}

class NoteScreen: UIViewController {
  let presenter = NotePresenter()
  var content: NoteContent?
}

// The guide.
extension NoteScreen: PageDescribing {
  var screenName: String { "Note" }

  var page: Page {
    Page("Note", isBusy: isBusy) {
      FieldRow("Text", content?.text ?? "", onEdit: presenter.didEdit)
      ButtonRow("Save", role: .main, onTap: presenter.didTapSave)
    }
  }
}
