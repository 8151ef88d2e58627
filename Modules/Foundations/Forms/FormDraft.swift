/// What a person has typed into a form so far, right or wrong.
///
/// It is coded as one object with a text a field.
public struct FormDraft<Field: FormField>: Equatable, Sendable {
  private var texts: [Field: String]

  /// A form in which nothing is typed yet.
  public init() {
    texts = [:]
  }

  /// What was typed into a field; empty if nothing was.
  public subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }
}

// MARK: - ExpressibleByDictionaryLiteral

extension FormDraft: ExpressibleByDictionaryLiteral {
  /// The texts by field; of two for one field, the last.
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

  /// Encodes what decoding reads.
  public func encode(to encoder: any Encoder) throws {
    try texts.encode(to: encoder)
  }
}
