/// Orders mutants so that every file has its share of the first ones.
enum Choice {
  /// All mutants, one from each file in turn; the same for the same seed.
  static func order(_ mutants: [Mutant], seed: UInt64) -> [Mutant] {
    var random = SplitMix64(seed: seed)
    var piles = Dictionary(grouping: mutants, by: \.path).sorted { $0.key < $1.key }.map(\.value)
    piles = piles.map { $0.shuffled(using: &random) }.shuffled(using: &random)
    var ordered: [Mutant] = []
    while !piles.isEmpty {
      for index in piles.indices { ordered.append(piles[index].removeLast()) }
      piles.removeAll(where: \.isEmpty)
    }
    return ordered
  }
}
