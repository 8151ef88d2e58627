extension StringProtocol {
  /// Returns the candidate with the fewest edits, the first of several; nil if none is similar.
  ///
  /// The comparison ignores case. One edit is always allowed, and up to a third of the longer word's characters. A word
  /// of more than 64 characters has no nearest candidate.
  package func nearest(in candidates: some Sequence<String>) -> String? {
    guard utf8.count <= 256, count <= 64 else { return nil }
    let word = Array(lowercased())
    let near = candidates.lazy
      .filter { $0.utf8.count <= 256 }
      .map { (candidate: $0, distance: word.edits(to: Array($0.lowercased()))) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= Swift.max(1, Swift.max(word.count, near.candidate.count) / 3) else {
      return nil
    }
    return near.candidate
  }
}

extension [Character] {
  /// Returns the number of characters to insert, delete, replace or transpose (Damerau–Levenshtein distance).
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
