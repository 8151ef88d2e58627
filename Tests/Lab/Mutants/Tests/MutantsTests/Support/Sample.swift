@testable import Mutants

/// A piece of source, and its mutants.
struct Sample {
  let file: SwiftFile

  /// Creates a whole file.
  init(_ text: String) {
    file = SwiftFile(path: "Sources/Sample.swift", text: text)
  }

  /// Creates a file with one function that returns nothing.
  init(body: String) {
    self.init("func act() {\n\(body)\n}\n")
  }

  var mutants: [Mutant] { MutantFinder.mutants(of: file) }

  var values: [Mutant] { MutantFinder.values(of: file) }

  /// The changed lines.
  var changes: [String] { mutants.map(\.mutated) }
}
