import Testing

@testable import Mutants

struct CompilerErrorsTests {
  private let sample = Sample("func a() -> Int {\n  b()\n  if c { return 1 }\n  return 2\n}\n")
  private var file: InstrumentedFile { InstrumentedFile(sample.file, mutants: sample.mutants) }

  private func blamed(line: Int) -> [String] {
    let errors = CompilerErrors("[1/2] Compiling\n/x/A.swift:\(line):3: error: no\n/x/B.swift:1:1: error: no\n")
    let blamed = errors.blamed(in: file, at: "/x/A.swift", mutants: sample.mutants)
    return sample.mutants.filter { blamed.contains($0.id) }.map(\.mutated)
  }

  @Test func `attributes an error to the mutant in whose branch it is`() throws {
    let branch = try #require(file.branches.first)

    #expect(blamed(line: branch.lines.upperBound) == ["()"])
  }

  @Test func `attributes an error at the end to the mutants that remove an early exit`() throws {
    let end = try #require(file.bodies[0]).upperBound

    #expect(blamed(line: end) == ["()"])
    #expect(sample.mutants.filter(\.edit.removesExit).map(\.original) == ["if c { return 1 }"])
  }

  @Test func `attributes an error beside the literals of a value to all of them`() throws {
    let sample = Sample("let a = 1\nlet b =\n  c(\n    1, 2)\n")
    let file = InstrumentedFile(sample.file, mutants: sample.values)
    func blamed(line: Int) -> [String] {
      let errors = CompilerErrors("/x/A.swift:\(line):3: error: no\n")
      let blamed = errors.blamed(in: file, at: "/x/A.swift", mutants: sample.values)
      return sample.values.filter { blamed.contains($0.id) }.map(\.mutated)
    }

    #expect(blamed(line: 2) == ["let a = 2"])
    #expect(blamed(line: 5) == ["2, 2)", "1, 3)"])
    #expect(blamed(line: 7) == ["2, 2)"])
  }

  @Test func `an error elsewhere belongs to no mutant`() {
    #expect(blamed(line: 1000) == [])
  }
}
