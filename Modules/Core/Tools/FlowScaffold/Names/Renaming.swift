/// Replaces the template's names.
///
/// An identifier stays an identifier: `FeedbackFlow` becomes `TableBookingFlow`, and `.feedback` becomes
/// `.tableBooking`. Text becomes words: the whole word `Feedback` in a string becomes `Table booking`, and the whole
/// word `feedback` in a comment, or in a string of several words, becomes `table booking`.
struct Renaming {
  private let names: [(token: Token, new: String)]
  private let writesWords: Bool
  /// Whether a name may begin with a byte.
  private let begins: [Bool]

  /// - Parameters:
  ///   - names: the template's names with the new ones; the longest match counts.
  ///   - writesWords: whether names in text become words; otherwise, they stay identifiers.
  init(_ names: [(old: String, new: String)], writesWords: Bool = true) {
    self.names = names.sorted { $0.old.utf8.count > $1.old.utf8.count }.map { (Token($0.old), $0.new) }
    self.writesWords = writesWords
    var begins = Array(repeating: false, count: 256)
    for first in self.names.flatMap(\.token.forms).compactMap(\.bytes.first) { begins[Int(first)] = true }
    self.begins = begins
  }

  /// Returns a name or a path with the new names.
  func callAsFunction(_ name: String) -> String { self(SourceLine(code: name)) }

  /// Returns a line with the new names.
  func callAsFunction(_ line: SourceLine) -> String {
    var result: [UInt8] = []
    var index = 0
    while index < line.bytes.count {
      if begins[Int(line.bytes[index])], let (form, new) = match(in: line, at: index) {
        result += written(new, for: form, in: line, at: index).utf8
        index += form.bytes.count
      } else {
        result.append(line.bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func match(in line: SourceLine, at index: Int) -> (Token.Form, new: String)? {
    for (token, new) in names {
      if let form = token.form(in: line.bytes, at: index) { return (form, new) }
    }
    return nil
  }

  private func written(_ new: String, for form: Token.Form, in line: SourceLine, at index: Int) -> String {
    let isWord = writesWords && line.isWord(index..<index + form.bytes.count)
    switch (line.kinds[index], form.isCapitalised) {
    case (.string, true) where isWord: return new.title
    case (.string, false) where isWord && line.hasSeveralWords(at: index): return new.spokenWords
    case (.comment, false) where isWord: return new.spokenWords
    case (_, true): return new
    case (_, false): return new.lowerCamel
    }
  }
}
