@testable import Mutants

/// A piece of source, and what the runner makes of it.
struct Sample {
  let file: SwiftFile

  /// A whole file.
  init(_ text: String) {
    file = SwiftFile(path: "Sources/Sample.swift", text: text)
  }

  /// A file with one function that answers nothing.
  init(body: String) {
    self.init("func act() {\n\(body)\n}\n")
  }

  var mutants: [Mutant] { MutantFinder.mutants(of: file) }

  /// The changed lines.
  var changes: [String] { mutants.map(\.mutated) }
}
