/// Puts another literal in the place of one.
struct LiteralEdits {
  private let file: SwiftFile

  init(_ file: SwiftFile) {
    self.file = file
  }

  /// The edits of a value.
  func edits(of value: Value) -> [Edit] {
    value.tokens.compactMap { index in
      let isString = file.tokens[index].kind == .string
      return isString || !value.hasOnlyStrings && file.tokens[index - 1].text != "." ? edit(of: index) : nil
    }
  }

  private func edit(of index: Int) -> Edit? {
    let token = file.tokens[index]
    switch token.kind {
    // A regular expression is a string, too.
    case .string where !token.text.hasPrefix("/"):
      return literal(index...index, Self.replacement(of: token.text))
    case .word where ["true", "false"].contains(token.text):
      return literal(index...index, token.text == "true" ? "false" : "true")
    case .number:
      guard let number = Int(token.text.filter { $0 != "_" }) else { return nil }
      let next = file.tokens[index...].dropFirst().prefix(2)
      let isDecimal = next.first?.text == "." && next.last?.kind == .number
      let fraction = isDecimal ? next.map(\.text).joined() : ""
      return literal(index...(isDecimal ? index + 2 : index), "\(number + 1)" + fraction)
    case .string, .word, .symbol, .bracket, .punctuation: return nil
    }
  }

  /// One character is replaced by one, since it may be a `Character`.
  private static func replacement(of string: String) -> String {
    let content = string.dropFirst().dropLast()
    let isShort = content.drop { $0 == "\\" }.count <= 1
    return isShort && content != "?" ? "\"?\"" : "\"\""
  }

  private func literal(_ tokens: ClosedRange<Int>, _ replacement: String) -> Edit {
    Edit(range: file.bytes(of: tokens), replacement: replacement, isLiteral: true)
  }
}
