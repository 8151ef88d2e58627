/// Finds the mutants of a file.
enum MutantFinder {
  /// The mutants of bodies, in the order of the text.
  static func mutants(of file: SwiftFile) -> [Mutant] {
    mutants(BodyFinder.bodies(of: file).map { ($0.declaration, edits(of: Site($0, of: file))) }, of: file)
  }

  /// The mutants of values, in the order of the text; none of a generated file, whose texts are from another file.
  static func values(of file: SwiftFile) -> [Mutant] {
    guard !file.isGenerated else { return [] }
    return mutants(Value.all(in: file).map { ($0.declaration, LiteralEdits(file).edits(of: $0)) }, of: file)
  }

  private static func mutants(_ bodies: [(declaration: String, edits: [Edit])], of file: SwiftFile) -> [Mutant] {
    var taken: Set<UInt32> = []
    return bodies.enumerated().flatMap { number, body in
      body.edits.filter { !file.isForeign($0.range.lowerBound) }.map { edit in
        let (original, mutated) = lines(of: edit, in: file)
        var id = Checksum.of([file.path, body.declaration, original, mutated])
        // The same line twice in one function.
        while id == 0 || !taken.insert(id).inserted { id = Checksum.of([Checksum.digits(id)]) }
        return Mutant(
          id: id, path: file.path, line: file.line(of: edit.range.lowerBound), declaration: body.declaration,
          original: original, mutated: mutated, edit: edit, body: number)
      }
    }
  }

  private static func edits(of site: Site) -> [Edit] {
    let edits =
      StatementEdits(site).edits() + ConditionEdits(site).edits() + OperandEdits(site).edits()
      + TokenEdits(site).edits() + EmptinessEdits(site).edits()
    var seen: Set<Edit> = []
    return
      edits
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
      .filter { seen.insert($0).inserted }
  }

  /// The line before and after; of several lines, the first.
  private static func lines(of edit: Edit, in file: SwiftFile) -> (original: String, mutated: String) {
    let newline = UInt8(ascii: "\n")
    let start = file.bytes[..<edit.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = file.bytes[edit.range.upperBound...].firstIndex(of: newline) ?? file.bytes.count
    let mutated =
      file.text(start..<edit.range.lowerBound) + edit.replacement + file.text(edit.range.upperBound..<end)
    return (firstLine(of: file.text(start..<end)), firstLine(of: mutated))
  }

  private static func firstLine(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines[0].drop { $0 == " " }
    return lines.count > 1 ? first + " …" : String(first)
  }
}
