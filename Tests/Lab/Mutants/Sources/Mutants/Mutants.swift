import FlowCommandLine
import Foundation

/// Shows which mistakes the unit tests find: it changes the sources, one small change at a time, and runs the tests.
@main
enum Mutants {
  static func main() async {
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      guard let arguments = try Arguments(words) else { return Console.say(Arguments.help) }
      exit(try await Campaign(arguments: arguments).run() ? 0 : 1)
    } catch let error as CommandLineError {
      Console.complain(error.sentence + "\n" + Arguments.help)
    } catch let error as MutantsError {
      Console.complain(error.sentence)
    } catch {
      Console.complain("\(error)")
    }
    exit(2)
  }
}
