/// Tests that run together, by what their identifiers match.
struct TestSelection: Hashable, Sendable {
  /// Empty for all.
  let tests: String
  /// Empty for none.
  let skipped: String

  /// The selections for a mutant of a module, in their order: without a request, the module's own tests come first, since they
  /// take less time and see most of its mutants.
  static func selections(
    _ tests: String, without skipped: String, ofModule module: String, among testModules: Set<String>
  )
    -> [TestSelection]
  {
    let requested = TestSelection(tests: tests, skipped: skipped)
    guard tests.isEmpty, testModules.contains(module + "Tests") else { return [requested] }
    return [TestSelection(tests: "^\(module)Tests\\.", skipped: skipped), requested]
  }
}
