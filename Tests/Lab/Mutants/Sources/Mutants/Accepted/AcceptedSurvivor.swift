/// A mutant that no test can detect, with the reason.
struct AcceptedSurvivor: Equatable {
  let path: String
  let declaration: String
  let original: String
  let mutated: String
  let reason: String

  /// Whether it is this mutant.
  func matches(_ mutant: Mutant) -> Bool {
    path == mutant.path && declaration == mutant.declaration && original == mutant.original
      && mutated == mutant.mutated
  }
}

extension AcceptedSurvivor {
  /// Reads the four lines of an entry: the file and its function, the line, the changed line, and the reason.
  init(lines: [Substring]) throws(MutantsError) {
    let place = lines.first?.split(separator: " ", maxSplits: 1) ?? []
    guard
      lines.count == 4, place.count == 2, lines[1].hasPrefix("- "), lines[2].hasPrefix("+ "),
      lines[3].contains(where: \.isLetter)
    else {
      throw .unreadableEntry(lines.joined(separator: "\n"))
    }
    self.init(
      path: String(place[0]), declaration: String(place[1]), original: String(lines[1].dropFirst(2)),
      mutated: String(lines[2].dropFirst(2)), reason: String(lines[3]))
  }

  /// Returns the entry of a mutant, whose reason is still to be written.
  static func text(of mutant: Mutant) -> String {
    "\(mutant.path) \(mutant.declaration)\n- \(mutant.original)\n+ \(mutant.mutated)\n…\n"
  }
}
