package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  package import Foundation
#endif

/// A text of several lines, as high as the text.
package final class TextAreaRowView: NSObject, RowView {
  package let textView = UITextView()
  package let caption: Caption
  package let cell: UITableViewCell
  private var onEdit: @MainActor (String) -> Void = { _ in }
  /// The text that the latest report or page had; the view has another one while a change waits for its report.
  private var reported = ""
  var onReturn: (@MainActor () -> Void)?

  override init() {
    caption = Caption(of: textView)
    cell = UITableViewCell(holding: caption.column)
    super.init()
    textView.isScrollEnabled = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.delegate = self
  }

  package func show(_ row: Row, in language: Language) {
    guard case .field(let row) = row else { return }
    let isReported = reported == textView.text ?? ""
    // Setting the same text would move the cursor to the end. A change that waits for its report is newer than the page.
    if isReported, textView.text != row.text { textView.text = row.text }
    if isReported || textView.text == row.text { reported = textView.text ?? "" }
    textView.isEditable = row.isEnabled
    textView.accessibilityTraits = row.isEnabled ? [] : .notEnabled
    caption.show(language.resolve(row.label), error: row.error.map(language.resolve))
    onEdit = row.onEdit
  }
}

// MARK: - EditableRowView

extension TextAreaRowView: EditableRowView {
  var responder: UIResponder { textView }
  var canEdit: Bool { textView.isEditable }
  var leadsOn: Bool { false }

  /// Return begins a line here.
  func nameReturnKey(hasNext: Bool) {}
}

// MARK: - UITextViewDelegate

extension TextAreaRowView: UITextViewDelegate {
  package func textViewDidChange(_ textView: UITextView) {
    reported = textView.text ?? ""
    onEdit(reported)
  }
}
