/// A body and all that the operators want to know of it.
struct Site {
  let file: SwiftFile
  let body: Body
  let statements: [Statement]
  let conditions: [Condition]
  /// The braces of blocks behind a condition, which are no closures.
  private let blocks: Set<Int>

  init(_ body: Body, of file: SwiftFile) {
    self.file = file
    self.body = body
    statements = StatementFinder.statements(of: body, in: file)
    conditions = ConditionFinder.conditions(of: body, in: file)
    blocks = Set(conditions.map(\.end))
  }

  /// The tokens between the braces.
  var inside: Range<Int> { body.braces.lowerBound + 1..<body.braces.upperBound }

  /// The text of a token, empty outside the body.
  func text(_ index: Int) -> String { body.braces.contains(index) ? file.tokens[index].text : "" }

  /// The first token of the operand that ends in front of an operator.
  func operandStart(before index: Int, stops: Set<String>) -> Int {
    var position = index - 1
    while position > body.braces.lowerBound {
      if file.opens(position) || isStop(position, stops) { break }
      position = file.partner(of: position)
      if file.tokens[position].startsLine, !file.continues(position) { return position }
      position -= 1
    }
    return position + 1
  }

  /// The last token of the operand that begins behind an operator.
  func operandEnd(after index: Int, stops: Set<String>) -> Int {
    var position = index + 1
    while position < body.braces.upperBound {
      if file.closes(position) || isStop(position, stops) || blocks.contains(position) { break }
      if position > index + 1, file.tokens[position].startsLine, !file.continues(position) { break }
      position = file.partner(of: position) + 1
    }
    return position - 1
  }

  private func isStop(_ index: Int, _ stops: Set<String>) -> Bool {
    let token = file.tokens[index]
    return stops.contains(token.text) || token.isAssignment || token.text == "?" && token.isBinary
  }

  /// The tokens that end an operand of `&&` and `||`.
  static let logicalStops: Set<String> = [
    "&&", "||", ",", ":", ";", "return", "in", "if", "guard", "while", "else", "case", "where", "->", "throw",
  ]

  /// The tokens that end an operand of `??`.
  static let coalescingStops: Set<String> =
    logicalStops.union(Token.comparisons).union(["??", "try", "await", "...", "..<"])
}
