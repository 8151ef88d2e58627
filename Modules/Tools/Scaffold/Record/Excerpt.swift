/// A text out of which whole lines are taken again.
struct Excerpt {
  let text: String

  /// Takes out each of these texts, as often as it is given, if it stands there just as often.
  /// - Returns: the rest, and the texts that could not be taken out.
  func without(_ texts: [String]) -> (text: String, left: [String]) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
    var left: [String] = []
    // The longest first: a short one may stand within it.
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
  /// Where these lines stand, one behind the other.
  func places(of wanted: [String]) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    return indices.filter { self[$0...].starts(with: wanted) }
  }
}
