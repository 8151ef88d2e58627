import Testing

@testable import Mutants

struct ChoiceTests {
  private let mutants = ["A", "B", "C"].flatMap { name in
    let body = (0..<(name == "A" ? 30 : 4)).map { "a(\($0))" }.joined(separator: "\n")
    return MutantFinder.mutants(of: SwiftFile(path: name, text: "func a() {\n\(body)\n}"))
  }

  @Test func `draws mutants from every file`() {
    let drawn = Choice.draw(9, of: mutants, seed: 1)

    #expect(Dictionary(grouping: drawn, by: \.path).mapValues(\.count) == ["A": 3, "B": 3, "C": 3])
  }

  @Test func `the same seed draws the same, and another seed others`() {
    #expect(Choice.draw(9, of: mutants, seed: 1) == Choice.draw(9, of: mutants, seed: 1))
    #expect(Choice.draw(9, of: mutants, seed: 1) != Choice.draw(9, of: mutants, seed: 2))
  }

  @Test func `draws more from large files when small ones have no mutants left`() {
    let drawn = Choice.draw(40, of: mutants, seed: 1)

    #expect(drawn.count == 40)
    #expect(drawn.count { $0.path == "A" } == 24)
  }

  @Test func `draws all mutants if fewer exist than are requested`() {
    #expect(Choice.draw(1000, of: mutants, seed: 1) == mutants)
  }
}
