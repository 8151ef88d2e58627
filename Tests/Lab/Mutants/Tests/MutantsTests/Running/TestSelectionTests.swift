import Testing

@testable import Mutants

struct TestSelectionTests {
  private let targets = [
    Target(name: "A", type: "library"), Target(name: "B", type: "library", uses: ["A"]),
    Target(name: "C", type: "library"), Target(name: "ATests", type: "test", uses: ["A"]),
    Target(name: "BTests", type: "test", uses: ["B"]), Target(name: "DTests", type: "test", uses: ["B"]),
  ]

  @Test func `without a request, the module's own tests come before those of the modules that use it`() {
    #expect(selections("", ofModule: "A").map(\.tests) == ["^(ATests)\\.", "^(BTests|DTests)\\."])
    #expect(selections("", ofModule: "A").map(\.skipped) == ["Slow", "Slow"])
  }

  @Test func `tests that the module is not built into do not run`() {
    #expect(selections("", ofModule: "B").map(\.tests) == ["^(BTests)\\.", "^(DTests)\\."])
  }

  @Test func `a module that no test uses has all of them`() {
    #expect(selections("", ofModule: "C").map(\.tests) == [""])
  }

  @Test func `requested tests are the only ones`() {
    #expect(selections("^C", ofModule: "A").map(\.tests) == ["^C"])
  }

  private func selections(_ tests: String, ofModule module: String) -> [TestSelection] {
    TestSelection.selections(tests, without: "Slow", ofModule: module, in: targets)
  }
}

extension Target {
  fileprivate init(name: String, type: String, uses: [String] = []) {
    self.init(name: name, path: name, type: type, target_dependencies: uses)
  }
}
