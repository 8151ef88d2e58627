/// The errors of the compiler, by file.
struct CompilerErrors {
  /// The lines of each file.
  private(set) var lines: [String: Set<Int>] = [:]
  /// The messages, for a person to read.
  private(set) var messages: [String] = []

  /// Reads the output of a build.
  init(_ output: String) {
    for line in output.split(separator: "\n") {
      guard let marker = line.firstRange(of: ": error: ") else { continue }
      messages.append(String(line))
      // path:line:column
      let place = line[..<marker.lowerBound].split(separator: ":")
      guard place.count == 3, let number = Int(place[1]) else { continue }
      lines[String(place[0]), default: []].insert(number)
    }
  }

  /// The mutants that are to blame in a file: those with an error in their branch.
  ///
  /// For an error behind the branches, those that took the way out of the body; without any, those that removed
  /// something else; without any, all of the body.
  func blamed(in file: InstrumentedFile, at path: String, mutants: [Mutant]) -> Set<UInt32> {
    var blamed: Set<UInt32> = []
    for line in lines[path] ?? [] {
      if let branch = file.branches.first(where: { $0.lines.contains(line) }) {
        blamed.insert(branch.mutant)
      } else if let body = file.bodies.first(where: { $0.value.contains(line) })?.key {
        let all = mutants.filter { $0.body == body }
        let suspects = [all.filter(\.edit.removesExit), all.filter { $0.edit.replacement == "()" }, all]
        blamed.formUnion((suspects.first { !$0.isEmpty } ?? []).map(\.id))
      }
    }
    return blamed
  }
}
