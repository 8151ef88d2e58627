package import FlowHeadless

/// A sample of the input for a field.
package struct FieldSample: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Input that the field accepts.
    case valid
    /// Other input that the field accepts.
    case other
    /// No input.
    case empty
    /// Input that the field refuses.
    case invalid
    /// Input that is as long, as large or as late as possible.
    case extreme
    /// Input with rare characters.
    case odd
    /// The same from a clipboard, behind the field's text.
    case pasted
    /// A keyboard's suggestion for the field's text.
    case suggested
  }

  package let kind: Kind
  /// The text; for a choice, the title of an option.
  package let text: String
  /// Whether the text is the name of a secret.
  package let isSecretName: Bool

  package init(_ kind: Kind, _ text: String, isSecretName: Bool = false) {
    self.kind = kind
    self.text = text
    self.isSecretName = isSecretName
  }

  /// Returns samples for any field; for a choice, its first and its last option; for a date, the first and the last one.
  /// - Parameters:
  ///   - field: The field.
  ///   - valid: A text that the field accepts, if one is known.
  ///   - other: Another one, if it is known.
  package static func common(for field: FieldState, valid: String? = nil, other: String? = nil) -> [FieldSample] {
    // Another choice may change which fields there are.
    let others = field.options == nil ? [other].compactMap(\.self) : []
    return samples(for: field, valid: valid) + others.map { FieldSample(.other, $0) }
  }

  /// Returns samples for a field of secrets: the first names are accepted, and the other texts are not secrets.
  package static func secrets(_ names: [String]) -> [FieldSample] {
    zip([Kind.valid, .other], names).map { FieldSample($0, $1, isSecretName: true) } + otherTexts
  }

  private static func samples(for field: FieldState, valid: String?) -> [FieldSample] {
    if let options = field.options {
      let first = valid ?? (field.value.isEmpty ? options.first : field.value)
      let others = options.count <= 3 ? options : options.suffix(1)
      return (first.map { [FieldSample(.valid, $0)] } ?? [])
        + others.filter { $0 != first }.map { FieldSample(.extreme, $0) }
    }
    if case .date(let range) = field.kind {
      let first = valid ?? (field.value.isEmpty ? range?.lowerBound ?? "2026-11-23" : field.value)
      let ends = range.map { [$0.lowerBound, $0.upperBound] } ?? ["0001-01-01", "9999-12-31"]
      return [FieldSample(.valid, first)] + Set(ends).subtracting([first]).sorted().map { FieldSample(.extreme, $0) }
    }
    let held = field.isSecret ? String(repeating: "1", count: field.value.count) : field.value
    let text = valid ?? (held.isEmpty ? "1" : held)
    return [FieldSample(.valid, text)] + otherTexts + [FieldSample(.suggested, text)]
  }

  private static let otherTexts = [
    FieldSample(.empty, ""), FieldSample(.invalid, "?"), FieldSample(.extreme, String(repeating: "9", count: 300)),
    FieldSample(.pasted, "\u{200F}\u{1F469}\u{200D}\u{1F680} \u{0130}\\\""),
  ]
}
