/// A duration in the notation of journeys: `+31m`, `+1d2h`.
struct ClockStep {
  private static let units: [(letter: Character, seconds: Int64)] = [
    ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]
  /// A hundred years; a longer duration must be a typing error.
  private static let longest: Int64 = 36_525 * 86_400

  let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  init?(_ words: String) {
    guard words.first == "+", words.utf8.count <= 64 else { return nil }
    var total: Int64 = 0
    var digits = ""
    for character in words.dropFirst() {
      if character.isWholeNumber {
        digits.append(character)
        continue
      }
      guard
        let unit = Self.units.first(where: { $0.letter == character }), let count = Int64(digits),
        count <= Self.longest / unit.seconds
      else { return nil }
      total += count * unit.seconds
      digits = ""
    }
    guard digits.isEmpty, total > 0, total <= Self.longest else { return nil }
    duration = .seconds(total)
  }

  var words: String {
    var rest = duration.components.seconds
    return Self.units.reduce(into: "+") { words, unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count > 0 { words += "\(count)\(unit.letter)" }
    }
  }
}
