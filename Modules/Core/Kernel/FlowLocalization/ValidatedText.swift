/// A validated text: an invalid text has no value of this type.
///
/// It is encoded as its text, and decoding validates the text again.
public protocol ValidatedText: Hashable, Sendable, Codable, CustomStringConvertible, TextArgument {
  /// The error for an invalid text.
  associatedtype Refusal: ReadableError

  /// The canonical text, which is stored and sent.
  var text: String { get }

  /// Validates a text as typed.
  init(_ text: String) throws(Refusal)
}

extension ValidatedText {
  public var description: String { text }

  /// The text: it is the same in every language.
  public var developerForm: String { text }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try Self(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.sentence.developerForm)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
