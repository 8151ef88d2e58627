extension String {
  /// The candidate that is the fewest edits away, the first of several; nil when all are quite another word.
  func nearest(in candidates: [String]) -> String? {
    // A word that long is nobody's typing error.
    guard utf8.count <= 64 else { return nil }
    let near = candidates.map { (candidate: $0, edits: edits(to: $0)) }.min { $0.edits < $1.edits }
    guard let near, near.edits <= max(1, max(count, near.candidate.count) / 2) else { return nil }
    return near.candidate
  }

  /// How many characters to insert, drop or replace (Levenshtein's distance).
  private func edits(to other: String) -> Int {
    let row = enumerated().reduce(Array(0...other.count)) { above, character in
      other.enumerated().reduce(into: [character.offset + 1]) { row, candidate in
        let replaced = above[candidate.offset] + (character.element == candidate.element ? 0 : 1)
        row.append(Swift.min(above[candidate.offset + 1] + 1, row[candidate.offset] + 1, replaced))
      }
    }
    return row[other.count]
  }
}
