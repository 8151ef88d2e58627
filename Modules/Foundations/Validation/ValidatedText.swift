/// A value that is a text in one exact form: if the text is wrong, the value does not exist.
///
/// It is coded as its text, and decoding checks the text again.
public protocol ValidatedText: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The reasons for which a text is refused.
  associatedtype Refusal: ReadableError

  /// The one form in which the value is stored and sent.
  var text: String { get }

  /// Checks what a person typed, and throws the reason if it is refused.
  init(_ text: String) throws(Refusal)
}

extension ValidatedText {
  /// The text.
  public var description: String { text }

  /// Decodes the value and checks it again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try Self(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.sentence)
    }
  }

  /// Encodes what decoding reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
