public import FlowScreens

/// The appearance of a field.
public struct FieldState: Equatable, Sendable {
  /// How a field is changed.
  public enum Kind: Equatable, Sendable {
    case text(FieldRow.Kind)
    /// By choosing a date between two, if there are limits.
    case date(in: ClosedRange<String>?)
    /// By choosing an option.
    case choice
    /// By turning it on and off.
    case toggle
  }

  public let label: String
  /// The text; for a choice, the title of the option; for a date, the date as ISO 8601 has it; for a switch, `on` or `off`;
  /// for a secret, a dot for each character.
  public let value: String
  /// The error, as a sentence.
  public let error: String?
  /// A Boolean value that indicates whether the person can change it.
  public let isEnabled: Bool
  /// The titles of the options; nil for a field for text.
  public let options: [String]?
  /// How it is changed.
  public let kind: Kind

  /// Creates the appearance of a field; without a kind, it is for text, or for a choice if it has options.
  public init(
    label: String, value: String, error: String? = nil, isEnabled: Bool = true, options: [String]? = nil,
    kind: Kind? = nil
  ) {
    self.label = label
    self.value = value
    self.error = error
    self.isEnabled = isEnabled
    self.options = options
    self.kind = kind ?? (options == nil ? .text(.text) : .choice)
  }

  /// Creates the appearance of a switch.
  public init(label: String, isOn: Bool, isEnabled: Bool = true) {
    self.init(label: label, value: isOn ? "on" : "off", isEnabled: isEnabled, options: ["on", "off"], kind: .toggle)
  }

  /// Whether the text is hidden.
  public var isSecret: Bool { kind == .text(.secret) }
}

extension String {
  /// A dot for each character, as a secret is shown.
  public var masked: String { String(repeating: "•", count: count) }
}
