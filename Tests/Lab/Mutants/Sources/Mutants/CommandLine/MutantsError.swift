/// The reason why a run has no result.
enum MutantsError: Error, Equatable {
  case noSuchSources(String)
  case noMutants(String)
  case unknownMutants([String])
  case commandFailed(String, output: String)
  case doesNotCompile([String])
  case testsFail(String)
  case noTests(String)
  case unreadableEntry(String)

  /// The problem, and what to do.
  var sentence: String {
    switch self {
    case .noSuchSources(let name): "There is no module and no folder of a module's sources named \(name)."
    case .noMutants(let name): "There is nothing to mutate in \(name)."
    case .unknownMutants(let names): "There is no mutant \(names.joined(separator: ", ")); --list names them all."
    case .commandFailed(let command, let output): "\(command) failed:\n\(output)"
    case .doesNotCompile(let messages):
      "The copy does not compile, and no mutant is to blame:\n" + messages.prefix(20).joined(separator: "\n")
    case .testsFail(let reason): "The tests fail without any mutant: \(reason)."
    case .noTests(let filter): "No test matches \(filter)."
    case .unreadableEntry(let lines):
      "An entry names the function, the line, the changed line and a reason, each in a line:\n\(lines)"
    }
  }
}
