/// What a person sees of a field.
public struct FieldState: Equatable, Sendable {
  /// What the field is called.
  public let label: String
  /// What stands in it; of a choice, the title of the option.
  public let value: String
  /// What is wrong with the value.
  public let error: String?
  /// Whether the person may change it.
  public let isEnabled: Bool
  /// The titles to choose from; none of a field to type in.
  public let options: [String]?

  /// A field.
  public init(label: String, value: String, error: String? = nil, isEnabled: Bool = true, options: [String]? = nil) {
    self.label = label
    self.value = value
    self.error = error
    self.isEnabled = isEnabled
    self.options = options
  }
}
