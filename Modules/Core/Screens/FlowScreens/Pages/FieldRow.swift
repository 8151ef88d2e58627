public import FlowKit

/// A text field with a label above and an error below.
@MainActor
public struct FieldRow {
  /// The purpose of a field: it determines the keyboard, the values that the system offers to fill in, and whether the
  /// text is hidden.
  public enum Kind: String, CaseIterable, Sendable {
    /// Any text in one line.
    case text
    /// The whole name of a person.
    case name
    /// The first name of the person who types.
    case givenName
    /// The last name of the person who types.
    case familyName
    /// The name of a company.
    case organization
    /// The street and the number in an address.
    case street
    /// The city in an address.
    case city
    /// The state or the province in an address.
    case state
    /// The postcode in an address, with letters in some countries.
    case postcode
    /// A code in capitals and digits, such as an IBAN.
    case code
    /// A number in digits, such as a sort code.
    case digits
    /// A text that must stay as it was typed, such as the reference of a transfer.
    case exact
    /// An e-mail address.
    case email
    /// A phone number.
    case phone
    /// An amount with decimals.
    case amount
    /// A code that is valid once.
    case oneTimeCode
    /// A password or a number that nobody else should read; journeys and recordings show only its length.
    case secret
    /// Several lines.
    case multiline
    /// The text that a list is searched for.
    case search
  }

  package let label: LocalizedText
  package let text: String
  package let kind: Kind
  package let error: LocalizedText?
  package let isEnabled: Bool
  package let onEdit: @MainActor (String) -> Void

  /// Creates a field.
  /// - Parameters:
  ///   - label: The label above the field.
  ///   - text: The text.
  ///   - kind: The purpose of the field.
  ///   - error: The error message.
  ///   - isEnabled: Whether the person can change it.
  ///   - onEdit: Receives the whole text after each change by the person.
  public init(
    _ label: LocalizedText, _ text: String, kind: Kind = .text, error: LocalizedText? = nil, isEnabled: Bool = true,
    onEdit: @escaping @MainActor (String) -> Void
  ) {
    self.label = label
    self.text = text
    self.kind = kind
    self.error = error
    self.isEnabled = isEnabled
    self.onEdit = onEdit
  }
}

extension FieldRow.Kind {
  /// How a text for the purpose is cleaned where no type of a value says it.
  var typingOfText: TypedText {
    switch self {
    case .text, .name, .givenName, .familyName, .organization, .street, .city, .state, .postcode, .exact: .line
    case .code, .digits, .email, .phone, .amount, .oneTimeCode: .code
    case .search: .prose
    case .multiline: .lines
    case .secret: .unchanged
    }
  }
}
