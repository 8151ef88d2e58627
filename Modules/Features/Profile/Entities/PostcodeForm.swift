/// A pattern of postcodes, such as `dd ?ddd`: a lowercase letter stands for a class of characters, `?` makes the symbol
/// before it optional, and anything else matches itself.
struct PostcodeForm: Sendable {
  private let symbols: [UInt8]

  /// The character classes by letter.
  private static let kinds: [UInt8: Set<UInt8>] = [
    UInt8(ascii: "d"): Set("0123456789".utf8),
    UInt8(ascii: "n"): Set("123456789".utf8),
    UInt8(ascii: "a"): Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8),
    UInt8(ascii: "x"): Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8),
    // The letters of Canadian postcodes, and those that can come first.
    UInt8(ascii: "c"): Set("ABCEGHJKLMNPRSTVWXYZ".utf8),
    UInt8(ascii: "f"): Set("ABCEGHJKLMNPRSTVXY".utf8),
    // The last two letters of British postcodes.
    UInt8(ascii: "u"): Set("ABDEFGHJLNOPQRSTUWXYZ".utf8),
    // The letters of Dutch postcodes, which are not SA, SD or SS.
    UInt8(ascii: "r"): Set("ABCDEFGHIJKLMNOPQRTUVWXYZ".utf8),
    UInt8(ascii: "s"): Set("BCEFGHIJKLMNOPQRTUVWXYZ".utf8),
  ]

  init(_ form: String) {
    symbols = Array(form.utf8)
  }

  /// Returns whether the whole text matches.
  func matches(_ text: String) -> Bool {
    Self.match(symbols[...], Array(text.utf8)[...])
  }

  private static func match(_ symbols: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let symbol = symbols.first else { return text.isEmpty }
    let rest = symbols.dropFirst()
    let mayBeMissing = rest.first == UInt8(ascii: "?")
    let others = mayBeMissing ? rest.dropFirst() : rest
    if mayBeMissing, match(others, text) { return true }
    guard let byte = text.first, kinds[symbol]?.contains(byte) ?? (byte == symbol) else { return false }
    return match(others, text.dropFirst())
  }
}

extension PostcodeForm: ExpressibleByStringLiteral {
  init(stringLiteral form: String) {
    self.init(form)
  }
}
