public import FlowKit

/// An answer in the Bookshelf flow: one line of 1 to 140 characters.
public struct BookshelfText: ValidatedText {
  /// The answer, without spaces around it.
  public let text: String

  public init(_ typed: String) throws(BookshelfTextError) {
    let words = typed.split(separator: " ")
    guard !words.isEmpty else { throw .empty }
    text = words.joined(separator: " ")
    guard text.count <= 140 else { throw .tooLong }
    guard !text.contains(where: \.isNewline) else { throw .severalLines }
  }
}

/// The reason why an answer was refused.
public enum BookshelfTextError: ReadableError {
  case empty
  case tooLong
  case severalLines

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter something here."
    case .tooLong: "This has 140 characters at most. Shorten it."
    case .severalLines: "This is one line. Enter it without line ends."
    }
  }
}
