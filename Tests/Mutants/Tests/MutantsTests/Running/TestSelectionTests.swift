import Testing

@testable import Mutants

struct TestSelectionTests {
  @Test func `without a request, the module's own tests come before all others`() {
    #expect(selections("", ofModule: "A").map(\.tests) == ["^ATests\\.", ""])
    #expect(selections("", ofModule: "A").map(\.skipped) == ["Slow", "Slow"])
  }

  @Test func `a module without own tests has all of them`() {
    #expect(selections("", ofModule: "B").map(\.tests) == [""])
  }

  @Test func `requested tests are the only ones`() {
    #expect(selections("^C", ofModule: "A").map(\.tests) == ["^C"])
  }

  private func selections(_ tests: String, ofModule module: String) -> [TestSelection] {
    TestSelection.selections(tests, without: "Slow", ofModule: module, among: ["ATests"])
  }
}
