/// Orders mutants so that every file has its share of the first ones.
enum Choice {
  /// All mutants, one from each file in turn; the same for the same seed.
  ///
  /// The place of a mutant in its file, and of a file among the files, depends on the seed and its own name alone. So after an
  /// edit elsewhere, the first ones are the same, but for those that the edit has added or removed.
  static func order(_ mutants: [Mutant], seed: UInt64) -> [Mutant] {
    func rank(_ name: UInt32) -> UInt64 {
      var random = SplitMix64(seed: seed ^ UInt64(name) << 32)
      return random.next()
    }
    let ranks = Dictionary(uniqueKeysWithValues: Set(mutants.map(\.path)).map { ($0, rank(Checksum.of([$0]))) })
    var piles = Dictionary(grouping: mutants, by: \.path).values
      .map { $0.sorted { (rank($0.id), $0.id) > (rank($1.id), $1.id) } }
      .sorted { (ranks[$0[0].path] ?? 0, $0[0].path) < (ranks[$1[0].path] ?? 0, $1[0].path) }
    var ordered: [Mutant] = []
    while !piles.isEmpty {
      for index in piles.indices { ordered.append(piles[index].removeLast()) }
      piles.removeAll(where: \.isEmpty)
    }
    return ordered
  }
}
