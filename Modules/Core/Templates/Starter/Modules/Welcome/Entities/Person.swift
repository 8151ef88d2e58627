public import FlowKit

/// The person who uses the app.
public struct Person: Codable, Equatable, Sendable {
  public let name: PersonName

  public init(name: PersonName) {
    self.name = name
  }
}

/// A name: one line of 1 to 140 characters.
public struct PersonName: ValidatedText {
  /// The name, without spaces around it.
  public let text: String

  public init(_ typed: String) throws(PersonNameError) {
    let words = typed.split(separator: " ")
    guard !words.isEmpty else { throw .empty }
    text = words.joined(separator: " ")
    guard text.count <= 140 else { throw .tooLong }
    guard !text.contains(where: \.isNewline) else { throw .severalLines }
  }
}

/// The reason why a name was refused.
public enum PersonNameError: ReadableError {
  case empty
  case tooLong
  case severalLines

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter your name."
    case .tooLong: "A name has 140 characters at most. Shorten it."
    case .severalLines: "A name is one line. Enter it without line ends."
    }
  }
}
