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
  /// The text that the latest report or page had; the field has another one while a change waits for its report.
  private var reported = ""
  var onReturn: (@MainActor () -> Void)?

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
      reported = field.text ?? ""
      onEdit(typed)
    }
    field.addAction(edited, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.onReturn?() }, for: .primaryActionTriggered)
  }

  package func show(_ row: Row, in language: Language) {
    guard case .field(let row) = row else { return }
    marks = language.numberMarks
    let isReported = reported == field.text ?? ""
    // Setting the same text would move the cursor to the end. A change that waits for its report is newer than the page.
    if isReported, typed != row.text { field.text = kind == .amount ? marks.form(of: row.text) : row.text }
    if isReported || typed == row.text { reported = field.text ?? "" }
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
    let keyboard = kind.keyboard
    field.keyboardType = keyboard.keys.type
    field.autocapitalizationType = keyboard.capitals.type
    field.textContentType = kind.contentType
    field.isSecureTextEntry = kind == .secret
    guard !keyboard.corrects else { return }
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.smartQuotesType = .no
    field.smartDashesType = .no
    field.smartInsertDeleteType = .no
  }
}

// MARK: - EditableRowView

extension FieldRowView: EditableRowView {
  var responder: UIResponder { field }
  var canEdit: Bool { field.isEnabled }
  var leadsOn: Bool { kind != .search }

  func nameReturnKey(hasNext: Bool) {
    let key: UIReturnKeyType = !leadsOn ? .search : hasNext ? .next : .done
    guard field.returnKeyType != key else { return }
    field.returnKeyType = key
    if field.isFirstResponder { field.reloadInputViews() }
  }
}

extension FieldRow.Kind {
  /// The kind of text that the system offers to fill in.
  package var contentType: UITextContentType? {
    switch self {
    case .text, .exact, .amount, .multiline, .search, .code, .digits: nil
    case .name: .name
    case .givenName: .givenName
    case .familyName: .familyName
    case .organization: .organizationName
    case .street: .fullStreetAddress
    case .city: .addressCity
    case .state: .addressState
    case .postcode: .postalCode
    case .email: .emailAddress
    case .phone: .telephoneNumber
    case .oneTimeCode: .oneTimeCode
    case .secret: .password
    }
  }
}

extension FieldKeyboard.Keys {
  package var type: UIKeyboardType {
    switch self {
    case .all: .default
    case .email: .emailAddress
    case .phone: .phonePad
    case .decimal: .decimalPad
    case .digits: .numberPad
    }
  }
}

extension FieldKeyboard.Capitals {
  fileprivate var type: UITextAutocapitalizationType {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .all: .allCharacters
    }
  }
}
