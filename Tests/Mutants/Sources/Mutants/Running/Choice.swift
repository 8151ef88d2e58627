/// Draws mutants so that every file has its share.
enum Choice {
  /// So many mutants, one from each file in turn, in the order of the text; the same for the same seed.
  static func draw(_ count: Int, of mutants: [Mutant], seed: UInt64) -> [Mutant] {
    guard count < mutants.count else { return mutants }
    var random = SplitMix64(seed: seed)
    var piles = Dictionary(grouping: mutants, by: \.path).sorted { $0.key < $1.key }.map(\.value)
    piles = piles.map { $0.shuffled(using: &random) }.shuffled(using: &random)
    var drawn: Set<UInt32> = []
    while drawn.count < count {
      for index in piles.indices where drawn.count < count {
        if let mutant = piles[index].popLast() { drawn.insert(mutant.id) }
      }
    }
    return mutants.filter { drawn.contains($0.id) }
  }
}
