package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A text field in one line.
package final class FieldRowView: RowView {
  package let field: UITextField
  package let caption: Caption
  package let cell: UITableViewCell
  private let kind: FieldRow.Kind
  private var marks = Language.developers.numberMarks
  private var onEdit: @MainActor (String) -> Void = { _ in }

  init(_ kind: FieldRow.Kind) {
    self.kind = kind
    field = kind == .search ? UISearchTextField() : UITextField()
    caption = Caption(of: field)
    cell = UITableViewCell(holding: caption.column)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    prepare(for: kind)
    let edited = UIAction { [weak self] _ in
      guard let self else { return }
      onEdit(typed)
    }
    field.addAction(edited, for: .editingChanged)
  }

  package func show(_ row: Row, in language: Language) {
    guard case .field(let row) = row else { return }
    // Setting the same text would move the cursor to the end.
    marks = language.numberMarks
    if typed != row.text || field.text == nil { field.text = kind == .amount ? marks.form(of: row.text) : row.text }
    field.isEnabled = row.isEnabled
    caption.show(language.resolve(row.label), error: row.error.map(language.resolve))
    onEdit = row.onEdit
  }

  /// The text in the field, an amount in the developers' form.
  private var typed: String {
    let text = field.text ?? ""
    return kind == .amount ? marks.developersForm(of: text) : text
  }

  private func prepare(for kind: FieldRow.Kind) {
    switch kind {
    case .text, .multiline: break
    case .name:
      field.textContentType = .name
      field.autocapitalizationType = .words
      field.autocorrectionType = .no
    case .email:
      field.keyboardType = .emailAddress
      field.textContentType = .emailAddress
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
    case .phone:
      field.keyboardType = .phonePad
      field.textContentType = .telephoneNumber
    case .amount: field.keyboardType = .decimalPad
    case .oneTimeCode:
      field.keyboardType = .numberPad
      field.textContentType = .oneTimeCode
    case .secret:
      field.isSecureTextEntry = true
      field.textContentType = .password
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
    case .search:
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
    }
  }
}
