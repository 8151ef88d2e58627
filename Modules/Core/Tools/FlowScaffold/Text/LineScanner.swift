/// Distinguishes code, comments and strings, line by line.
struct LineScanner {
  private let language: Language
  private var swift = SwiftScanner()
  private var isFenced = false

  init(_ language: Language) {
    self.language = language
  }

  mutating func scan(_ bytes: [UInt8]) -> SourceLine {
    switch language {
    case .swift: return swift.scan(bytes)
    case .journey:
      let isComment = bytes.starts(with: "#".utf8)
      let kinds =
        isComment ? bytes.map { _ in .comment } : Self.kinds(of: bytes, between: "\"", as: .string, else: .code)
      return SourceLine(bytes: bytes, kinds: kinds)
    case .markdown: return scanMarkdown(bytes)
    case .other: return SourceLine(bytes: bytes, kinds: bytes.map { _ in .code })
    }
  }

  private mutating func scanMarkdown(_ bytes: [UInt8]) -> SourceLine {
    let isFence = bytes.starts(with: "```".utf8)
    if isFence { isFenced.toggle() }
    guard !isFence, !isFenced else { return SourceLine(bytes: bytes, kinds: bytes.map { _ in .code }) }
    return SourceLine(bytes: bytes, kinds: Self.kinds(of: bytes, between: "`", as: .code))
  }

  /// Returns the kinds of bytes inside and outside of delimiters.
  static func kinds(
    of bytes: some Sequence<UInt8>, between mark: Unicode.Scalar, as kind: SourceLine.Kind,
    else other: SourceLine.Kind = .comment
  ) -> [SourceLine.Kind] {
    var isInside = false
    return bytes.map { byte in
      guard byte == UInt8(ascii: mark) else { return isInside ? kind : other }
      isInside.toggle()
      return .code
    }
  }
}
