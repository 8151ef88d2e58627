public import FlowHeadless

/// A sample of the input for a field.
public struct FieldSample: Hashable, Sendable {
  /// The kinds of samples.
  public enum Kind: String, CaseIterable, Sendable {
    /// Input that the field accepts.
    case valid
    /// No input.
    case empty
    /// Input that the field refuses.
    case invalid
    /// Input that is as long, as large or as late as possible.
    case extreme
    /// Input with rare characters.
    case odd
  }

  /// The kind of the sample.
  public let kind: Kind
  /// The text; for a choice, the title of an option.
  public let text: String

  /// Creates a sample.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// Returns samples for any field; for a choice, its first and its last option.
  /// - Parameters:
  ///   - field: The field.
  ///   - valid: A text that the field accepts, if one is known.
  public static func common(for field: FieldState, valid: String? = nil) -> [FieldSample] {
    if let options = field.options {
      let first = valid ?? (field.value.isEmpty ? options.first : field.value)
      let others = options.count <= 3 ? options : options.suffix(1)
      return (first.map { [FieldSample(.valid, $0)] } ?? [])
        + others.filter { $0 != first }.map { FieldSample(.extreme, $0) }
    }
    return [FieldSample(.valid, valid ?? (field.value.isEmpty ? "1" : field.value))] + otherTexts
  }

  private static let otherTexts = [
    FieldSample(.empty, ""), FieldSample(.invalid, "?"), FieldSample(.extreme, String(repeating: "9", count: 300)),
    FieldSample(.odd, "\u{200F}\u{1F469}\u{200D}\u{1F680} \u{0130}\\\""),
  ]
}
