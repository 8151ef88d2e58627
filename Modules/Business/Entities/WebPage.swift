import Contact
public import FlowKit

/// The address of a business's web page, such as `https://example.com`.
public struct WebPage: ValidatedText {
  public let text: String

  /// Validates an address as typed: `http(s)://host.tld…`, at most 500 characters.
  public init(_ text: String) throws(WebPageError) {
    let page = text.trimmed
    guard !page.isEmpty else { throw .empty }
    guard !page.hasControlCharacter, !page.unicodeScalars.contains(where: \.properties.isWhitespace) else {
      throw .hasSpace
    }
    guard page.unicodeScalars.count <= 500 else { throw .tooLong }
    guard let scheme = ["https://", "http://"].first(where: page.lowercased().hasPrefix) else { throw .noScheme }
    let rest = page.unicodeScalars.dropFirst(scheme.unicodeScalars.count)
    guard Self.isHost(rest.prefix { !"/?#".unicodeScalars.contains($0) }) else { throw .malformed }
    self.text = page
  }

  /// Labels separated by full stops, the last one a top-level domain; then an optional port.
  private static func isHost(_ typed: Substring.UnicodeScalarView) -> Bool {
    let parts = typed.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard labels.count >= 2, labels.allSatisfy(isLabel), let top = labels.last else { return false }
    guard top.count >= 2, top.allSatisfy({ !$0.isDigit }) else { return false }
    return parts.dropFirst().allSatisfy { port in (1...5).contains(port.count) && port.allSatisfy(\.isDigit) }
  }

  /// Letters of any script and digits, with hyphens in between.
  private static func isLabel(_ label: Substring.UnicodeScalarView) -> Bool {
    !label.isEmpty && label.first != "-" && label.last != "-"
      && label.allSatisfy { $0 == "-" || $0.isDigit || $0.properties.isAlphabetic }
  }
}

public enum WebPageError: ReadableError {
  case empty
  case hasSpace
  case tooLong
  case noScheme
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .empty: "Enter the web page of the business, such as https://example.com."
    case .hasSpace: "The address of a web page has no spaces, such as https://example.com."
    case .tooLong: "The address has 500 characters at most. Enter the first page of the business."
    case .noScheme: "The address of a web page begins with https:// or http://, such as https://example.com."
    case .malformed: "This is not the address of a web page. Enter one such as https://example.com."
    }
  }
}
