/// A file in which each body has one more branch for each of its mutants, or each literal a selection.
struct InstrumentedFile: Equatable {
  private(set) var text = ""
  /// The lines of each mutant's branch.
  private(set) var branches: [Branch] = []
  /// Which lines a body or a value has.
  private(set) var bodies: [Int: ClosedRange<Int>] = [:]

  /// A mutant and its lines.
  struct Branch: Equatable {
    let mutant: UInt32
    let lines: ClosedRange<Int>
  }

  private var line = 1

  /// Instruments a file with some of its mutants.
  init(_ file: SwiftFile, mutants: [Mutant]) {
    let byBody = Dictionary(grouping: mutants, by: \.body)
    if mutants.contains(where: \.edit.isLiteral) {
      addSelections(to: file, byBody)
    } else {
      addBranches(to: file, byBody)
    }
  }

  private mutating func addBranches(to file: SwiftFile, _ byBody: [Int: [Mutant]]) {
    var position = 0
    for (number, body) in BodyFinder.bodies(of: file).enumerated() {
      guard let mutants = byBody[number] else { continue }
      let inside = file.tokens[body.braces.lowerBound].range.upperBound
      let close = file.tokens[body.braces.upperBound].range.lowerBound
      append(file.text(position..<inside))
      let start = line
      append(" \(Switch.note)(0x\(mutants[0].name))\nswitch \(Switch.variable) {\n")
      for mutant in mutants { append(mutant, of: body, in: file, inside..<close) }
      append("default:\n" + Self.branch(file.text(inside..<close), of: body, in: file) + "}\n")
      bodies[number] = start...line
      position = close
    }
    append(file.text(position..<file.bytes.count))
  }

  /// Puts a choice of two literals in the place of one; its lines belong to its mutant alone.
  private mutating func addSelections(to file: SwiftFile, _ byValue: [Int: [Mutant]]) {
    var position = 0
    for (number, value) in Value.all(in: file).enumerated() {
      let range = file.bytes(of: value.tokens)
      guard let mutants = byValue[number] else { continue }
      append(file.text(position..<range.lowerBound))
      position = range.lowerBound
      let first = line
      for mutant in mutants.sorted(by: { $0.edit.range.lowerBound < $1.edit.range.lowerBound }) {
        append(file.text(position..<mutant.edit.range.lowerBound))
        let start = line
        append("(\n\(Switch.variable) == 0x\(mutant.name) ? \(mutant.edit.replacement) : ")
        append(file.text(mutant.edit.range) + "\n")
        branches.append(Branch(mutant: mutant.id, lines: start...line - 1))
        append(")")
        position = mutant.edit.range.upperBound
      }
      append(file.text(position..<range.upperBound))
      position = range.upperBound
      bodies[number] = first...line
    }
    append(file.text(position..<file.bytes.count))
  }

  private mutating func append(_ mutant: Mutant, of body: Body, in file: SwiftFile, _ range: Range<Int>) {
    let start = line
    let mutated =
      file.text(range.lowerBound..<mutant.edit.range.lowerBound) + mutant.edit.replacement
      + file.text(mutant.edit.range.upperBound..<range.upperBound)
    append("case 0x\(mutant.name):\n" + Self.branch(mutated, of: body, in: file))
    branches.append(Branch(mutant: mutant.id, lines: start...line - 1))
  }

  private mutating func append(_ part: String) {
    text += part
    line += part.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// A body as the branch of a `switch`: a value that it only names is returned, so that the `switch` need not be one.
  private static func branch(_ text: String, of body: Body, in file: SwiftFile) -> String {
    guard body.returnsValue else { return text + "\nreturn\n" }
    return (isBareValue(body, in: file) ? "return " + text.drop { $0.isWhitespace } : text) + "\n"
  }

  private static func isBareValue(_ body: Body, in file: SwiftFile) -> Bool {
    let statements = StatementFinder.statements(of: body, in: file).filter { $0.block == body.braces.lowerBound }
    guard statements.count == 1, let only = statements.first else { return false }
    switch file.tokens[only.tokens.lowerBound].text {
    case "return", "throw", "do", "for", "while", "guard", "repeat", "defer", "let", "var": return false
    case "if", "switch": return !only.tokens.contains { file.tokens[$0].text == "return" }
    default: return true
    }
  }
}
