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

  @Test func `an error elsewhere belongs to no mutant`() {
    #expect(blamed(line: 1000) == [])
  }
}
