/// The outcomes of injected faults.
struct FaultOutcomes: CustomStringConvertible {
  /// The outcome of one fault.
  enum Outcome: Hashable {
    /// The file was not opened, and the person reads why.
    case refused
    /// The file was mended, the person reads that, and nothing is lost.
    case repaired
    /// Something is unknown, and the person reads that.
    case told
    /// All is as it was.
    case harmless
    /// A false statement.
    case falsehood
  }

  private(set) var counts: [Outcome: Int] = [:]
  /// The false statements by fault.
  private(set) var falsehoods: [String] = []

  mutating func add(_ outcome: Outcome, at fault: DiskFault, _ what: [String] = []) {
    counts[outcome, default: 0] += 1
    if outcome == .falsehood, falsehoods.count < 20 { falsehoods.append("\(fault): \(what.joined(separator: ", "))") }
  }

  mutating func add(_ other: FaultOutcomes) {
    counts.merge(other.counts, uniquingKeysWith: +)
    falsehoods += other.falsehoods
  }

  var total: Int { counts.values.reduce(0, +) }

  var description: String {
    let parts = [Outcome.refused, .repaired, .told, .harmless, .falsehood].map { "\(counts[$0] ?? 0) \($0)" }
    return "\(total) faults: \(parts.joined(separator: ", "))"
  }
}
