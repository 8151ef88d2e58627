/// The fields of one form: an enumeration with a case for each, in order.
public protocol FormField: CaseIterable, Codable, CodingKeyRepresentable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  /// What the person reads beside the field.
  var label: String { get }

  /// The options to choose from; empty for a text field.
  var options: FieldOptions { get }
}

extension FormField {
  /// No options: the field takes text.
  public var options: FieldOptions { [] }
}
