import Testing

@testable import Mutants

struct VerdictTests {
  @Test func `the test that fails first has seen it`() {
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

  @Test func `a crash and a test without an end are told apart`() {
    #expect(Verdict(output: "", status: 132, isTimedOut: false) == .crashed)
    #expect(Verdict(output: "", status: nil, isTimedOut: true) == .timedOut)
  }
}
