import Foundation
import SimulatedDevice

/// The help for the command line.
@MainActor
struct ProgramHelp {
  let app: any HeadlessApp

  /// Returns the help for all commands, with their common options.
  func text(width: Int) -> String {
    let commands = ProgramCommand.allCases.map { HelpTopic.Entry($0.usage(of: app.name), does: $0.abstract) }
    return [
      "The app without a screen.\n",
      HelpTopic("Commands", commands).text(width: width),
      options("Options of a session", ProgramCommand.session.options + app.options, width),
      options("Options of every command", [.help, .version], width),
      "`\(app.name) help play` explains a command. In a session, `help` lists what can be typed.\n"
        .wrapped(to: width, hanging: 0),
      exitCodes(width),
    ].joined(separator: "\n")
  }

  /// Returns the help for one command.
  func text(of command: ProgramCommand, width: Int) -> String {
    let options = command.options.isEmpty ? [] : [options("Options", command.options + app.options, width)]
    let examples = command.examples.map { "  " + ([app.name] + $0).joined(separator: " ") + "\n" }.joined()
    let parts =
      [command.usage(of: app.name) + "\n", command.details.wrapped(to: width, hanging: 0)] + options
      + ["Examples\n" + examples, exitCodes(width)]
    return parts.joined(separator: "\n")
  }

  private func options(_ title: String, _ options: [Option], _ width: Int) -> String {
    HelpTopic(title, options.map { HelpTopic.Entry($0.usage, does: $0.explanation) }).text(width: width)
  }

  private func exitCodes(_ width: Int) -> String {
    let text = "Exit codes: 0, success; 1, an expectation or an action failed; 2, a usage error."
    return text.wrapped(to: width, hanging: 0) + "\n"
  }
}
