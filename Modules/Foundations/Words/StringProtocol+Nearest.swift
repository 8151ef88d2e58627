extension StringProtocol {
  /// The candidate that is the fewest edits away, the first of several; none when all are quite another word.
  ///
  /// Letter case counts for nothing. A word of more than 64 characters is nobody's typing error.
  package func nearest(in candidates: some Sequence<String>) -> String? {
    guard utf8.count <= 256, count <= 64 else { return nil }
    let word = Array(lowercased())
    let near = candidates.lazy
      .filter { $0.utf8.count <= 256 }
      .map { (candidate: $0, distance: word.edits(to: Array($0.lowercased()))) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= Swift.max(1, Swift.max(word.count, near.candidate.count) / 2) else {
      return nil
    }
    return near.candidate
  }
}

extension [Character] {
  /// How many characters to insert, drop, replace or swap with their neighbour (Damerau and Levenshtein's distance).
  fileprivate func edits(to other: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array<Int>(0...other.count)
    for (row, character) in enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = previous[column] + (character == candidate ? 0 : 1)
        var fewest = Swift.min(previous[column + 1] + 1, current[column] + 1, replaced)
        if row > 0, column > 0, character == other[column - 1], self[row - 1] == candidate {
          fewest = Swift.min(fewest, beforePrevious[column - 1] + 1)
        }
        current.append(fewest)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[other.count]
  }
}
