/// Puts another token in the place of one: an operator, a literal, the name of a member.
struct TokenEdits {
  private let site: Site
  private var file: SwiftFile { site.file }

  init(_ site: Site) {
    self.site = site
  }

  /// The edits of a body.
  func edits() -> [Edit] {
    site.inside.flatMap { index in
      replacements(of: index).map { Edit(range: file.tokens[index].range, replacement: $0) }
    }
  }

  private func replacements(of index: Int) -> [String] {
    let token = file.tokens[index]
    switch token.kind {
    case .symbol where token.isBinary || ["...", "..<"].contains(token.text):
      return Self.operators[token.text] ?? []
    case .symbol where token.text == "!" && token.isPrefix: return [""]
    case .word where site.text(index - 1) == ".": return Self.members[token.text].map { [$0] } ?? []
    case .word: return Self.words[token.text].map { [$0] } ?? []
    case .number where site.text(index - 1) != ".": return Int(token.text).map { ["\($0 + 1)"] } ?? []
    case .symbol, .number, .string, .bracket, .punctuation: return []
    }
  }

  private static let operators = [
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    "...": ["..<"], "..<": ["..."],
  ]

  private static let words = ["true": "false", "false": "true"]

  private static let members: [String: String] = {
    let pairs = [
      ("first", "last"), ("min", "max"), ("hasPrefix", "hasSuffix"), ("prefix", "suffix"), ("dropFirst", "dropLast"),
      ("removeFirst", "removeLast"), ("popFirst", "popLast"), ("firstIndex", "lastIndex"),
      ("uppercased", "lowercased"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()
}
