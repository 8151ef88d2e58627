package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A text field.
package final class FieldRowView: RowView {
  package let field = UITextField()
  package let caption: Caption
  package var view: UIView { caption.column }
  private var onEdit: @MainActor (String) -> Void = { _ in }

  init() {
    caption = Caption(of: field)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let edited = UIAction { [weak self] _ in
      guard let self else { return }
      onEdit(field.text ?? "")
    }
    field.addAction(edited, for: .editingChanged)
  }

  package func show(_ row: Row) {
    guard case .field(let row) = row else { return }
    // Setting the same text would move the cursor to the end.
    if field.text != row.text { field.text = row.text }
    caption.show(row.label, error: row.error, isEnabled: row.isEnabled)
    onEdit = row.onEdit
  }
}
