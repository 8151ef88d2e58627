/// The fields of one form: an enumeration with a case for each, in order.
public protocol FormField: CaseIterable, Codable, CodingKeyRepresentable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  /// What the person reads beside the field.
  var label: String { get }

  /// The options to choose from; empty for a text field.
  var options: [FieldOption] { get }
}

extension FormField {
  /// No options: the field takes text.
  public var options: [FieldOption] { [] }
}

/// An option of a field.
public struct FieldOption: Equatable, Sendable {
  /// The text of the field when this option is chosen.
  public let value: String
  /// What the person reads.
  public let label: String

  /// Creates an option with its label.
  public init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
