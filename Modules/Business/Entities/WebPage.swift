public import FlowValues

/// The address of a business's web page, such as `https://example.com`.
public struct WebPage: ValidatedText {
  public let text: String

  public static let typing = TypedText.code

  /// Validates an address: `http(s)://host.tld…`, at most 500 characters.
  public init(cleaned page: String) throws(WebPageError) {
    guard !page.isEmpty else { throw .empty }
    guard !page.unicodeScalars.contains(where: \.properties.isWhitespace) else { throw .hasSpace }
    if let scalar = page.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
      throw .unexpectedCharacter(scalar)
    }
    guard page.unicodeScalars.count <= 500 else { throw .tooLong }
    guard let scheme = ["https://", "http://"].first(where: { page.lowercased().utf8.starts(with: $0.utf8) }) else {
      throw .noScheme
    }
    let rest = page.unicodeScalars.dropFirst(scheme.unicodeScalars.count)
    try Self.checkHost(rest.prefix { !"/?#".unicodeScalars.contains($0) })
    text = page
  }

  public static func checkTyped(_ text: String) throws(WebPageError) {
    if let scalar = text.firstUnseen { throw .unexpectedCharacter(scalar) }
  }

  /// Labels separated by full stops, the last one a top-level domain; then an optional port.
  private static func checkHost(_ typed: Substring.UnicodeScalarView) throws(WebPageError) {
    let parts = typed.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    for label in labels { try checkLabel(label) }
    guard labels.count >= 2, let top = labels.last, isTopLevel(top) else { throw .malformed }
    let hasPort = parts.dropFirst().allSatisfy { port in (1...5).contains(port.count) && port.allSatisfy(\.isDigit) }
    guard hasPort else { throw .malformed }
  }

  /// No digits, unless it is another script's name in Punycode: `xn--p1ai` (RFC 5890).
  private static func isTopLevel(_ label: Substring.UnicodeScalarView) -> Bool {
    let isPunycode = String(label.prefix(4)).lowercased() == "xn--"
    return label.count >= 2 && (isPunycode || !label.contains(where: \.isDigit))
  }

  /// Letters of any script with their marks, and digits, with hyphens and joiners in between (RFC 5892).
  private static func checkLabel(_ label: Substring.UnicodeScalarView) throws(WebPageError) {
    guard let first = label.first, first != "-", label.last != "-" else { throw .malformed }
    // Earlier versions have taken a vowel sign in front.
    let isWithoutLetter = first.isMark && !first.properties.isAlphabetic
    guard let stranger = label.first(where: { !isOfLabel($0) }) ?? (isWithoutLetter ? first : nil) else { return }
    throw stranger.isASCII ? .malformed : .unexpectedCharacter(stranger)
  }

  private static func isOfLabel(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar.isDigit || scalar == "\u{200C}" || scalar == "\u{200D}"
      || scalar.properties.isAlphabetic || scalar.isMark
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    !properties.isDefaultIgnorableCodePoint && [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }
}

public enum WebPageError: ReadableError {
  case empty
  case hasSpace
  case unexpectedCharacter(Unicode.Scalar)
  case tooLong
  case noScheme
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the web page of the business, such as https://example.com."
    case .hasSpace: "The address of a web page has no spaces, such as https://example.com."
    case .unexpectedCharacter(let scalar):
      "The address of a web page cannot contain \(scalar.shown). Write it such as https://example.com."
    case .tooLong: "The address has 500 characters at most. Enter the first page of the business."
    case .noScheme: "The address of a web page begins with https:// or http://, such as https://example.com."
    case .malformed: "This is not the address of a web page. Enter one such as https://example.com."
    }
  }
}
