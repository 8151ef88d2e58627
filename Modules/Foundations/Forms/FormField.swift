/// The fields of one form: an enum with a case for each, in the order in which they are asked.
public protocol FormField: CaseIterable, Codable, CodingKeyRepresentable, Hashable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {
  /// What the person reads beside the field.
  var label: String { get }

  /// What the person chooses from; empty where text is typed.
  var options: [FieldOption] { get }
}

extension FormField {
  /// Text is typed.
  public var options: [FieldOption] { [] }
}

/// One of the values that a field can have.
public struct FieldOption: Equatable, Sendable {
  /// What the field's text becomes.
  public let value: String
  /// What the person reads.
  public let label: String

  /// An option, and what the person reads for it.
  public init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
