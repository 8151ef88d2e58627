/// The unvalidated text of a form.
///
/// It is encoded as an object with one text per field.
public struct FormDraft<Field: FormField>: Equatable, Sendable {
  private var texts: [Field: String]

  public init() {
    texts = [:]
  }

  /// The text of a field, empty by default.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }
}

extension FormDraft {
  /// Returns whether a switch is on.
  public func isOn(_ field: Field) -> Bool { self[field] == FormFieldKind.on }
}

extension FormFieldKind {
  /// The text of a switch that is on; of one that is off, it is empty.
  static let on = "on"
}

// MARK: - ExpressibleByDictionaryLiteral

extension FormDraft: ExpressibleByDictionaryLiteral {
  /// Creates a draft from texts by field; the last of several texts for one field counts.
  public init(dictionaryLiteral elements: (Field, String)...) {
    self.init()
    for (field, text) in elements { self[field] = text }
  }
}

// MARK: - Codable

extension FormDraft: Codable {
  /// Decodes the texts by the fields' raw values.
  public init(from decoder: any Decoder) throws {
    texts = try [Field: String](from: decoder)
  }

  /// Encodes a keyed container; `Dictionary`'s own encoding takes more than twice as long.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for (field, text) in texts { try container.encode(text, forKey: FieldKey(stringValue: field.rawValue)) }
  }

  private struct FieldKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
