import Testing

@testable import Mutants

struct VerdictTests {
  @Test func `the first failed test is the one that has found the mutant`() {
    let output = """
      ◇ Test run started.
      ✘ Test `finishes once` recorded an issue at A.swift:3:5: Expectation failed
      ✘ Test "another" failed after 0.001 seconds with 1 issue.
      """

    #expect(Verdict(output: output, status: nil, isTimedOut: false) == .seen(by: "finishes once"))
  }

  @Test func `a known issue is no failure`() {
    let output = "✘ Test a() recorded a known issue at A.swift:3:5: Expectation failed\n"

    #expect(Verdict(output: output, status: 0, isTimedOut: false) == .survived)
  }

  @Test func `distinguishes a crash and a test without an end`() {
    #expect(Verdict(output: "", status: 132, isTimedOut: false) == .crashed)
    #expect(Verdict(output: "", status: nil, isTimedOut: true) == .timedOut)
  }
}
