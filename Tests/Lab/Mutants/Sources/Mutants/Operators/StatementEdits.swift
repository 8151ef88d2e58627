/// Removes a statement: `()` does nothing in its place.
struct StatementEdits {
  private let site: Site
  private var file: SwiftFile { site.file }

  init(_ site: Site) {
    self.site = site
  }

  /// The edits of a body.
  func edits() -> [Edit] {
    site.statements.filter(isRemovable).map { statement in
      let exits = statement.tokens.contains { Self.exits.contains(site.text($0)) }
      return Edit(range: file.bytes(of: statement.tokens), replacement: "()", removesExit: exits)
    }
  }

  private func isRemovable(_ statement: Statement) -> Bool {
    let first = statement.tokens.lowerBound
    let isInBody = statement.block == site.body.braces.lowerBound
    switch site.text(first) {
    case "for", "defer": return true
    case "if": return isRemovableIf(statement)
    case "guard":
      let condition = site.conditions.first { $0.clauses.first?.lowerBound == first + 1 }
      return condition.map(isPlain) ?? false
    // A case ends there anyway.
    case "break" where statement.isInCase && statement.tokens.count == 1: return false
    // Alone in its block, it goes with the `if` around it.
    case "return", "throw", "continue", "break": return !isInBody && !statement.isAlone
    case let word where Self.declarations.contains(word): return false
    default:
      let isValue = isInBody && statement.isAlone && site.body.returnsValue
      return !isValue && isAct(statement) && !isInitialValue(statement)
    }
  }

  /// Without `else`; and if a single call is all that it does, that call goes alone.
  private func isRemovableIf(_ statement: Statement) -> Bool {
    let condition = site.conditions.first { $0.clauses.first?.lowerBound == statement.tokens.lowerBound + 1 }
    guard let condition, file.partner(of: condition.end) == statement.tokens.upperBound else { return false }
    let inner = site.statements.filter { $0.block == condition.end }
    guard inner.count == 1, let only = inner.first else { return true }
    return Self.exits.contains(site.text(only.tokens.lowerBound))
  }

  private func isPlain(_ condition: Condition) -> Bool {
    condition.clauses.allSatisfy { !["let", "var", "case", "#"].contains(site.text($0.lowerBound)) }
  }

  /// Whether it calls or assigns.
  private func isAct(_ statement: Statement) -> Bool {
    [")", "}"].contains(site.text(statement.tokens.upperBound))
      || statement.tokens.contains { file.tokens[$0].isAssignment }
  }

  /// Whether an initialiser gives a property its first value, which it cannot do without.
  private func isInitialValue(_ statement: Statement) -> Bool {
    guard site.body.declaration == "init" else { return false }
    let isMember = site.text(statement.tokens.lowerBound) == "self"
    let name = statement.tokens.lowerBound + (isMember ? 2 : 0)
    return site.text(name + 1) == "=" && !file.hasDefault(site.text(name))
  }

  private static let exits: Set<String> = ["return", "throw", "continue", "break"]

  private static let declarations: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "actor", "typealias", "import", "extension", "switch", "do",
    "while", "repeat", "weak", "async", "fallthrough",
  ]
}
