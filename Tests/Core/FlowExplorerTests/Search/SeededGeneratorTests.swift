import Testing

@testable import FlowExplorer

struct SeededGeneratorTests {
  // The first outputs of SplitMix64 for the seed 0, as its authors publish them.
  @Test func `a seed gives the numbers of SplitMix64`() {
    var generator = SeededGenerator(seed: 0)
    let published: [UInt64] = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]

    #expect(published.map { _ in generator.next(below: 1_000_003) } == published.map { Int($0 % 1_000_003) })
  }
}
