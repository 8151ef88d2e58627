/// A validated text: an invalid text has no value of this type.
///
/// Typed and pasted text is cleaned first, and stored text again when it is decoded, so a type has no
/// rules of its own for spaces around its text or for invisible characters. It is encoded as its text, and decoding validates
/// the text again.
public protocol ValidatedText: Hashable, Sendable, Codable, CustomStringConvertible, TextArgument {
  /// The error for an invalid text.
  associatedtype Refusal: ReadableError

  /// How a text is cleaned before it is validated.
  static var typing: TypedText { get }

  /// The canonical text, which is stored and sent.
  var text: String { get }

  /// Validates a cleaned text.
  init(cleaned text: String) throws(Refusal)

  /// Refuses a cleaned text that is typed now, while one that an earlier version has stored is still decoded.
  static func checkTyped(_ text: String) throws(Refusal)
}

extension ValidatedText {
  /// One line.
  public static var typing: TypedText { .line }

  /// Refuses nothing.
  public static func checkTyped(_ text: String) throws(Refusal) {}

  /// Validates a text as it was typed or pasted.
  public init(_ typed: String) throws(Refusal) {
    let text = Self.typing.cleaned(typed)
    try Self.checkTyped(text)
    try self.init(cleaned: text)
  }

  /// Validates a text that was stored, also one that an earlier version has taken and this one would refuse.
  public init(stored text: String) throws(Refusal) {
    try self.init(cleaned: Self.typing.restored(text))
  }

  public var description: String { text }

  /// The text: it is the same in every language.
  public var developerForm: String { text }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try Self(stored: text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.sentence.developerForm)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
