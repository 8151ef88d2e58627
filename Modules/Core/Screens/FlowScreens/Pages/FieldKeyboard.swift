/// How the keyboard helps with a field: the same in each toolkit.
package struct FieldKeyboard: Equatable, Sendable {
  /// The letters that begin with a capital.
  package enum Capitals: Sendable {
    case none, words, sentences, all
  }

  /// The keys that are shown first.
  package enum Keys: Sendable {
    case all, email, phone, decimal, digits
  }

  package var keys = Keys.all
  package var capitals = Capitals.none
  /// Whether words are corrected, and quotes and dashes made typographic, as in free text.
  package var corrects = false
}

extension FieldRow.Kind {
  /// The keyboard of the kind: only free text is corrected.
  package var keyboard: FieldKeyboard {
    switch self {
    case .text, .multiline: FieldKeyboard(capitals: .sentences, corrects: true)
    case .exact: FieldKeyboard(capitals: .sentences)
    case .name, .givenName, .familyName, .organization, .street, .city, .state: FieldKeyboard(capitals: .words)
    case .postcode, .code: FieldKeyboard(capitals: .all)
    case .digits, .oneTimeCode: FieldKeyboard(keys: .digits)
    case .email: FieldKeyboard(keys: .email)
    case .phone: FieldKeyboard(keys: .phone)
    case .amount: FieldKeyboard(keys: .decimal)
    case .secret, .search: FieldKeyboard()
    }
  }
}
