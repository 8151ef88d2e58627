/// A text from which whole lines can be removed.
struct Excerpt {
  let text: String

  /// Removes each of these texts as often as it is given, if it occurs exactly as often.
  /// - Returns: the rest, and the texts that could not be removed.
  func without(_ texts: [String]) -> (text: String, left: [String]) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
    var left: [String] = []
    // The longest first, since it may contain shorter ones.
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    for (text, count) in counts.sorted(by: { ($0.key.utf8.count, $0.key) > ($1.key.utf8.count, $1.key) }) {
      let wanted = text.linesWithoutEnds
      let places = lines.places(of: wanted)
      if places.count == count {
        for place in places.reversed() { lines.removeSubrange(place..<place + wanted.count) }
      } else {
        left.append(text)
      }
    }
    return (lines.joined(separator: "\n"), left)
  }
}

extension [String] {
  /// Returns the places where these consecutive lines occur.
  func places(of wanted: [String]) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    return indices.filter { self[$0...].starts(with: wanted) }
  }
}
