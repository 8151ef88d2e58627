/// The appearance of a field.
public struct FieldState: Equatable, Sendable {
  /// The label.
  public let label: String
  /// The text; for a choice, the title of the option.
  public let value: String
  /// The error, as a sentence.
  public let error: String?
  /// A Boolean value that indicates whether the person can change it.
  public let isEnabled: Bool
  /// The titles of the options; nil for a field for text.
  public let options: [String]?

  /// Creates the appearance of a field.
  public init(label: String, value: String, error: String? = nil, isEnabled: Bool = true, options: [String]? = nil) {
    self.label = label
    self.value = value
    self.error = error
    self.isEnabled = isEnabled
    self.options = options
  }
}
