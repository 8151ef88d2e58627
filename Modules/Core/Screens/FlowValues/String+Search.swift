import Foundation
import Synchronization

extension String {
  /// Returns whether a person who types a text in a search looks for this one: it has the text in it, whatever the case, the
  /// accents, the apostrophes, the hyphens and the width of both.
  ///
  /// `cote d'ivoire` and `cote divoire` find Côte d’Ivoire.
  public func isFound(by typed: String) -> Bool {
    let search = TypedText.line.cleaned(typed).folded.withoutApostrophes
    return search.isEmpty || folded.withoutApostrophes.contains(search)
  }

  /// The text for searching, without case and accents, and with one kind of apostrophe and of space.
  package var folded: String {
    let folded = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.unicodeScalars.reduce(into: "") { $0 += Self.letters[$1] ?? String($1.withPlainMark) }
  }

  /// Letters that are no others with accents in Unicode, and that a keyboard without them writes so.
  private static let letters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "ʻ": "'", "ʼ": "'", "`": "'",
    "´": "'",
  ]

  private var withoutApostrophes: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "'" }.map { $0 == "-" ? " " : $0 }))
  }
}

extension Language {
  /// Returns the positions of titles in the order in which the language sorts them.
  package func sortedPositions(of titles: [String]) -> [Int] {
    guard titles.count > 1 else { return Array(titles.indices) }
    let choice = SortedChoice(titles: titles, locale: localeIdentifier)
    return SortedChoice.latest.withLock { latest in
      if let positions = latest[choice] { return positions }
      // A page that shows ever other titles must not fill the memory.
      if latest.count >= SortedChoice.limit { latest = [:] }
      let positions = choice.sortedPositions()
      latest[choice] = positions
      return positions
    }
  }
}

/// The titles of a choice, which is sorted once: comparing as a language does takes long, and a page is shown often.
private struct SortedChoice: Hashable, Sendable {
  static let latest = Mutex<[SortedChoice: [Int]]>([:])
  static let limit = 16

  let titles: [String]
  let locale: String

  func sortedPositions() -> [Int] {
    let locale = Locale(identifier: locale)
    return titles.indices.sorted {
      titles[$0].compare(titles[$1], options: [], range: nil, locale: locale) == .orderedAscending
    }
  }
}
