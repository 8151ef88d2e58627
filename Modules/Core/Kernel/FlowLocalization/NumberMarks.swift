/// The marks in numbers that people type in a language, from CLDR.
///
/// A page has a typed number in the developers' form, `1,234.50`; a toolkit exchanges the marks in its field, so that a
/// journey types the same in every language.
package struct NumberMarks: Hashable, Sendable {
  /// The mark before the decimals.
  package let decimal: Character
  /// The mark between groups of digits.
  package let grouping: Character

  private static let developers = NumberMarks(decimal: ".", grouping: ",")
  private static let points = NumberMarks(decimal: ",", grouping: ".")
  private static let spaces = NumberMarks(decimal: ",", grouping: "\u{A0}")
  private static let narrowSpaces = NumberMarks(decimal: ",", grouping: "\u{202F}")

  private static let languages: [String: NumberMarks] = [
    "cs": spaces, "da": points, "de": points, "de-CH": NumberMarks(decimal: ".", grouping: "’"),
    "el": points, "es": points, "es-MX": developers, "es-US": developers, "fi": spaces, "fr": narrowSpaces,
    "fr-CA": spaces, "id": points, "it": points, "nb": spaces, "nl": points, "pl": spaces, "pt": points,
    "pt-PT": spaces, "ru": spaces, "sk": spaces, "sv": spaces, "tr": points, "uk": spaces, "vi": points,
  ]
  private static let spaceSigns: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
  private static let apostrophes: Set<Character> = ["’", "'"]

  /// Creates the marks of a language; those of the developers' language if it is not in the table.
  package init(of identifier: String) {
    let language = String(identifier.prefix { $0 != "-" && $0 != "_" })
    self = Self.languages[identifier] ?? Self.languages[language] ?? Self.developers
  }

  private init(decimal: Character, grouping: Character) {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// Returns a number in the developers' form as it is typed in the language.
  package func form(of number: String) -> String {
    guard self != Self.developers else { return number }
    return String(number.map { $0 == "." ? decimal : $0 == "," ? grouping : $0 })
  }

  /// Returns a number as a person has typed it in the language, in the developers' form.
  ///
  /// A mark that the language does not have stays: it is not taken for another.
  package func developersForm(of typed: String) -> String {
    guard self != Self.developers else { return typed }
    return String(
      typed.map { sign in
        if sign == decimal { return "." }
        let groups = [Self.spaceSigns, Self.apostrophes].first { $0.contains(grouping) } ?? [grouping]
        return groups.contains(sign) ? "," : sign
      })
  }
}

extension Language {
  /// The marks in numbers that people type.
  package var numberMarks: NumberMarks { NumberMarks(of: identifier) }
}
