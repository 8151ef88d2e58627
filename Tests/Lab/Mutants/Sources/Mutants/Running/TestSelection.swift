import Foundation

/// Tests that run together, by patterns of their identifiers.
struct TestSelection: Hashable, Sendable {
  /// Empty for all.
  let tests: String
  /// Empty for none.
  let skipped: String
  /// The identifiers of the suites, if it is made of these.
  private(set) var suites: [String] = []

  /// The selections for a mutant of a module, in their order.
  ///
  /// Without a request, the module's own tests come first, since they take less time and find most of its mutants. Then come
  /// those of the other test modules that the module is built into.
  static func selections(
    _ tests: String, without skipped: String, ofModule module: String, in targets: [Target]
  ) -> [TestSelection] {
    let users = targets.filter { $0.type == "test" && $0.uses(module, in: targets) }.map(\.name).sorted()
    guard tests.isEmpty, !users.isEmpty else { return [TestSelection(tests: tests, skipped: skipped)] }
    let own = users.filter { $0 == module + "Tests" }
    return [own, users.filter { !own.contains($0) }].filter { !$0.isEmpty }.map { names in
      TestSelection(tests: "^(\(names.joined(separator: "|")))\\.", skipped: skipped)
    }
  }
}

extension TestSelection {
  /// - Parameter suites: The identifiers of suites.
  init(suites: [String], without skipped: String) {
    let names = suites.map(NSRegularExpression.escapedPattern)
    self.init(tests: "^(\(names.joined(separator: "|")))(/|$)", skipped: skipped, suites: suites)
  }
}
