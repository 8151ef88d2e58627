import Testing

@testable import Mutants

struct CoverageTests {
  @Test func `only suites that execute a body try its mutants, the quickest first, for longer and longer`() {
    let coverage = Coverage(suites: [
      .init(name: "A.Slow", time: .seconds(9), bodies: [1, 2]), .init(name: "A.Quick", time: .seconds(1), bodies: [1]),
      .init(name: "B.Other", time: .seconds(1), bodies: [2]), .init(name: "B.Usual", time: .seconds(2), bodies: [1]),
    ])

    let selections = coverage.selections(forBody: 1, without: "Explored")

    #expect(selections.map(\.suites) == [["A.Quick", "B.Usual"], ["A.Slow"]])
    #expect(selections.map(\.tests) == ["^(A\\.Quick|B\\.Usual)(/|$)", "^(A\\.Slow)(/|$)"])
    #expect(selections.map(\.skipped) == ["Explored", "Explored"])
    #expect(selections.map(coverage.limit) == [.seconds(28), .seconds(76)])
    #expect(coverage.selections(forBody: 3, without: "").isEmpty)
  }

  @Test func `a list of tests has the suites of the chosen targets`() {
    let list = "Building\nATests.B/c()\nATests.B/d(e:)\nATests.f()\nGTests.H/i()\n"

    #expect(Coverage.suites(of: list, in: ["ATests"]) == ["ATests.B", "ATests.f()"])
  }
}
