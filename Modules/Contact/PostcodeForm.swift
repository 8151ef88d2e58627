/// A pattern of postcodes, such as `dd ?ddd`: a lowercase letter stands for a class of characters, `?` makes the symbol
/// before it optional, and anything else matches itself.
struct PostcodeForm: Sendable {
  private struct Symbol {
    let characters: ASCIISet
    let mayBeMissing: Bool
  }

  private let symbols: [Symbol]

  init(_ form: String) {
    let bytes = Array(form.utf8)
    let optional = UInt8(ascii: "?")
    symbols = bytes.indices.filter { bytes[$0] != optional }.map { index in
      Symbol(
        characters: Self.classes[bytes[index]] ?? ASCIISet([bytes[index]]),
        mayBeMissing: index + 1 < bytes.count && bytes[index + 1] == optional)
    }
  }

  func matches(_ text: [UInt8]) -> Bool { matches(text, from: 0, symbol: 0) }

  private func matches(_ text: [UInt8], from position: Int, symbol: Int) -> Bool {
    guard symbol < symbols.count else { return position == text.count }
    if symbols[symbol].mayBeMissing, matches(text, from: position, symbol: symbol + 1) { return true }
    guard position < text.count, symbols[symbol].characters.contains(text[position]) else { return false }
    return matches(text, from: position + 1, symbol: symbol + 1)
  }

  /// The classes of characters by letter.
  private static let classes: [UInt8: ASCIISet] = [
    UInt8(ascii: "d"): "0123456789",
    UInt8(ascii: "n"): "123456789",
    UInt8(ascii: "a"): "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    UInt8(ascii: "x"): "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789",
    // The letters of Canadian postcodes, and those that can come first.
    UInt8(ascii: "c"): "ABCEGHJKLMNPRSTVWXYZ",
    UInt8(ascii: "f"): "ABCEGHJKLMNPRSTVXY",
    // The last two letters of British postcodes.
    UInt8(ascii: "u"): "ABDEFGHJLNOPQRSTUWXYZ",
    // The letters of Dutch postcodes, which are not SA, SD or SS.
    UInt8(ascii: "r"): "ABCDEFGHIJKLMNOPQRTUVWXYZ",
    UInt8(ascii: "s"): "BCEFGHIJKLMNOPQRTUVWXYZ",
  ]
}

extension PostcodeForm: ExpressibleByStringLiteral {
  init(stringLiteral form: String) {
    self.init(form)
  }
}

/// A set of ASCII characters, one bit each: a British postcode is compared with more than a hundred forms.
private struct ASCIISet: Sendable, ExpressibleByStringLiteral {
  private var bits: (low: UInt64, high: UInt64) = (0, 0)

  init(_ characters: [UInt8]) {
    for character in characters {
      if character < 64 { bits.low |= 1 << character } else { bits.high |= 1 << (character - 64) }
    }
  }

  init(stringLiteral characters: String) { self.init(Array(characters.utf8)) }

  /// Returns whether the set contains a byte; no set contains one outside of ASCII.
  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? bits.low & 1 << byte != 0 : byte < 128 && bits.high & 1 << (byte - 64) != 0
  }
}
