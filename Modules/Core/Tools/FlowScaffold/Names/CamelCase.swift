/// Conversions of names such as `TableBooking`.
extension String {
  /// The words of the name: `URLPath` has `URL` and `Path`.
  var camelWords: [String] {
    var words: [String] = []
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let previous = index > 0 ? characters[index - 1] : nil
      let begins = character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// The name of a property: `tableBooking`, `urlPath`.
  var lowerCamel: String {
    let words = camelWords
    return (words.prefix(1).map { $0.lowercased() } + words.dropFirst()).joined()
  }

  /// The words within a sentence: `table booking`, `URL path`.
  var spokenWords: String {
    camelWords.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  /// The title on a screen: `Table booking`.
  var title: String {
    let words = spokenWords
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// Classifies bytes of source text.
extension UInt8 {
  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  var isCapitalLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isLetterOrDigit: Bool { isSmallLetter || isCapitalLetter || isDigit }
  /// Whether it can be part of an identifier; non-ASCII letters can.
  var isIdentifierPart: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self >= 0x80 }
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
