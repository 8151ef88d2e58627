extension StateGraph {
  /// Deals the states with untried actions again if a part has less than half of another's.
  ///
  /// States with the same outline stay together as far as possible, since the ways between them are short. Every process
  /// computes the same, since all have the same states.
  ///
  /// - Returns: The states that this process has received.
  mutating func balance(parts: Int) -> [Int] {
    let open = states.indices.filter { states[$0].untried > 0 }
    var counts = Array(repeating: 0, count: parts)
    for state in open { counts[states[state].part] += 1 }
    guard let least = counts.min(), let most = counts.max(), least * 2 < most else { return [] }
    counts = Array(repeating: 0, count: parts)
    var received: [Int] = []
    for group in groups(of: open, atMost: max(open.count / (2 * parts), 1)) {
      let part = counts.indices.min { (counts[$0], $0) < (counts[$1], $1) } ?? 0
      counts[part] += group.count
      for state in group where states[state].part != part {
        assign(state, to: part)
        if isOwn(state) { received.append(state) }
      }
    }
    return received
  }

  /// Returns the states by outline, the largest groups first, in an order that is the same in all processes.
  private func groups(of open: [Int], atMost limit: Int) -> [[Int]] {
    Dictionary(grouping: open) { outlines[states[$0].outline] }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .flatMap { group in
        let members = group.value.sorted { states[$0].digest < states[$1].digest }
        return stride(from: 0, to: members.count, by: limit).map { Array(members[$0..<min($0 + limit, members.count)]) }
      }
  }
}

extension StateDigest: Comparable {
  /// Compares the hashes.
  public static func < (one: StateDigest, other: StateDigest) -> Bool { (one.high, one.low) < (other.high, other.low) }
}
