extension StringProtocol {
  /// The candidate that is the fewest edits away, the first of several; none when all are quite another word.
  ///
  /// Letter case counts for nothing. A word of more than 64 characters is nobody's typing error.
  func nearest(in candidates: some Sequence<String>) -> String? {
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
  /// How many characters to insert, drop or replace (Levenshtein's distance).
  fileprivate func edits(to other: [Character]) -> Int {
    var row = Array<Int>(0...other.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, candidate) in other.enumerated() {
        let above = row[column + 1]
        row[column + 1] = Swift.min(
          above + 1, row[column] + 1, diagonal + (character == candidate ? 0 : 1))
        diagonal = above
      }
    }
    return row[other.count]
  }
}
