/// Negates a condition, leaves one of several clauses out, or takes it for granted.
struct ConditionEdits {
  private let site: Site
  private var file: SwiftFile { site.file }

  init(_ site: Site) {
    self.site = site
  }

  /// The edits of a body.
  func edits() -> [Edit] {
    site.conditions.flatMap(edits) + ternaries()
  }

  private func edits(of condition: Condition) -> [Edit] {
    condition.clauses.indices.filter { isPlain(condition.clauses[$0]) }.flatMap { index in
      let clause = condition.clauses[index]
      let bytes = file.bytes(of: clause)
      var edits = negation(of: clause).map { [$0] } ?? []
      if condition.clauses.count > 1 {
        edits.append(Edit(range: dropped(index, of: condition.clauses), replacement: ""))
      } else if condition.keyword == "if" {
        edits.append(Edit(range: bytes, replacement: "true"))
      }
      return edits
    }
  }

  /// The bytes of a clause and of its comma.
  private func dropped(_ index: Int, of clauses: [ClosedRange<Int>]) -> Range<Int> {
    let bytes = clauses.map(file.bytes)
    return index + 1 < clauses.count
      ? bytes[index].lowerBound..<bytes[index + 1].lowerBound
      : bytes[index - 1].upperBound..<bytes[index].upperBound
  }

  /// Whether a clause is an expression.
  private func isPlain(_ clause: ClosedRange<Int>) -> Bool {
    !["let", "var", "case", "#"].contains(file.tokens[clause.lowerBound].text)
  }

  /// The negation, unless another operator makes the same: another comparison, or a `!` that goes.
  private func negation(of expression: ClosedRange<Int>) -> Edit? {
    let operators = outerTokens(of: expression).filter { file.tokens[$0].isBinary }.map { file.tokens[$0].text }
    let isComparison = operators.count == 1 && Token.comparisons.contains(operators[0])
    let isNegation = operators.isEmpty && file.tokens[expression.lowerBound].text == "!"
    guard !isComparison, !isNegation, !["true", "false"].contains(file.text(file.bytes(of: expression))) else {
      return nil
    }
    let bytes = file.bytes(of: expression)
    let isOperand = operators.isEmpty && !["try", "await"].contains(file.tokens[expression.lowerBound].text)
    let text = file.text(bytes)
    return Edit(range: bytes, replacement: isOperand ? "!" + text : "!(" + text + ")")
  }

  private func outerTokens(of expression: ClosedRange<Int>) -> [Int] {
    var outer: [Int] = []
    var position = expression.lowerBound
    while position <= expression.upperBound {
      outer.append(position)
      position = max(position, file.partner(of: position)) + 1
    }
    return outer
  }

  private func ternaries() -> [Edit] {
    site.inside.compactMap { index in
      guard file.tokens[index].isBinary, site.text(index) == "?" else { return nil }
      let start = site.operandStart(before: index, stops: Self.ternaryStops)
      return start < index ? negation(of: start...index - 1) : nil
    }
  }

  private static let ternaryStops = Site.logicalStops.subtracting(["&&", "||"])
}
