import Testing

@testable import Mutants

struct ChoiceTests {
  private let mutants = ["A", "B", "C"].flatMap { name in
    let body = (0..<(name == "A" ? 30 : 4)).map { "a(\($0))" }.joined(separator: "\n")
    return MutantFinder.mutants(of: SwiftFile(path: name, text: "func a() {\n\(body)\n}"))
  }

  @Test func `the first ones are from every file`() {
    let first = Choice.order(mutants, seed: 1).prefix(9)

    #expect(Dictionary(grouping: first, by: \.path).mapValues(\.count) == ["A": 3, "B": 3, "C": 3])
  }

  @Test func `the same seed orders them the same, and another seed otherwise`() {
    #expect(Choice.order(mutants, seed: 1) == Choice.order(mutants, seed: 1))
    #expect(Choice.order(mutants, seed: 1).prefix(9) != Choice.order(mutants, seed: 2).prefix(9))
  }

  @Test(arguments: 0..<10) func `the others stay where they are when one is no more`(gone: Int) {
    let rest = mutants.filter { $0 != mutants[gone] }
    func order(of path: String, among mutants: [Mutant]) -> [UInt32] {
      Choice.order(mutants, seed: 1).filter { $0.path == path && $0 != self.mutants[gone] }.map(\.id)
    }

    for path in ["A", "B", "C"] { #expect(order(of: path, among: rest) == order(of: path, among: mutants)) }
  }

  @Test func `more are from large files when small ones have no mutants left`() {
    let first = Choice.order(mutants, seed: 1).prefix(40)

    #expect(first.count == 40)
    #expect(first.count { $0.path == "A" } == 24)
  }

  @Test func `each mutant is there once`() {
    let ordered = Choice.order(mutants, seed: 1)

    #expect(ordered.count == mutants.count)
    #expect(Set(ordered.map(\.id)) == Set(mutants.map(\.id)))
  }
}
