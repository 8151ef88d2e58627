import Foundation

/// Shows what the unit tests see: it changes the sources, one small change at a time, and runs the tests.
@main
enum Mutants {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") {
      Console.say(Arguments.help)
      return
    }
    do {
      let arguments = try Arguments(words)
      exit(try await Campaign(arguments: arguments).run() ? 0 : 1)
    } catch let error as MutantsError {
      Console.complain(error.sentence)
      if case .usage = error { Console.complain(Arguments.help) }
    } catch {
      Console.complain("\(error)")
    }
    exit(2)
  }
}
