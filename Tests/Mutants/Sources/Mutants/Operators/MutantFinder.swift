/// Finds the mutants of a file.
enum MutantFinder {
  /// All mutants, in the order of the text.
  static func mutants(of file: SwiftFile) -> [Mutant] {
    var taken: Set<UInt32> = []
    return BodyFinder.bodies(of: file).enumerated().flatMap { number, body in
      edits(of: Site(body, of: file)).map { edit in
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
