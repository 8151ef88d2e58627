extension String {
  /// The candidate that is the fewest edits away; nil when all are quite another word.
  func nearest(in candidates: [String]) -> String? {
    let near = candidates.map { (candidate: $0, distance: edits(to: $0)) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= max(1, $0.candidate.count / 2) ? $0.candidate : nil }
  }

  /// How many characters to insert, drop or replace (Levenshtein's distance).
  private func edits(to other: String) -> Int {
    var previous = Array(0...other.count)
    for (row, character) in enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = previous[column] + (character == candidate ? 0 : 1)
        current.append(Swift.min(previous[column + 1] + 1, current[column] + 1, replaced))
      }
      previous = current
    }
    return previous[other.count]
  }
}
