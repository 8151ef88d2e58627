public import HeadlessUI

/// Something that a person may enter into a field.
public struct FieldSample: Hashable, Sendable {
  /// What is special about it.
  public enum Kind: String, CaseIterable, Sendable {
    /// It is accepted, as far as the field alone decides.
    case valid
    /// There is nothing in it.
    case empty
    /// It is refused.
    case invalid
    /// It is as long, as large or as late as can be.
    case extreme
    /// It has signs that few people type.
    case odd
  }

  /// What is special about it.
  public let kind: Kind
  /// What is entered; for a choice, the title of an option.
  public let text: String

  /// A text of this kind.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The samples that fit any field: of a choice, its first and its last option.
  /// - Parameters:
  ///   - field: The field that is filled in.
  ///   - valid: What the field accepts, if that is known.
  public static func common(for field: FieldState, valid: String? = nil) -> [FieldSample] {
    if let options = field.options {
      let first = valid ?? (field.value.isEmpty ? options.first : field.value)
      let others = options.count <= 3 ? options : options.suffix(1)
      return (first.map { [FieldSample(.valid, $0)] } ?? [])
        + others.filter { $0 != first }.map { FieldSample(.extreme, $0) }
    }
    return [
      FieldSample(.valid, valid ?? (field.value.isEmpty ? "1" : field.value)), FieldSample(.empty, ""),
      FieldSample(.invalid, "?"), FieldSample(.extreme, String(repeating: "9", count: 300)),
      FieldSample(.odd, "\u{200F}\u{1F469}\u{200D}\u{1F680} \u{0130}\\\""),
    ]
  }
}
