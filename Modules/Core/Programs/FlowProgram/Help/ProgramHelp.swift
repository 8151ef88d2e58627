import FlowCommandLine

@MainActor
struct ProgramHelp {
  let app: any HeadlessApp

  /// Returns the help for all commands, with their common options.
  func text(width: Int) -> String {
    let commands = ProgramCommand.allCases.map { $0.command(with: app.options) }
    return [
      "The app without a screen.\n",
      "Commands\n" + HelpTable(commands.map { (usage($0), $0.purpose) }).text(width: width),
      "Options of a session\n" + HelpTable(of: options(of: .session)).text(width: width),
      "Options of every command\n" + HelpTable(of: [.help, .version]).text(width: width),
      "`\(app.name) help play` explains a command. In a session, `help` lists what can be typed.\n"
        .wrapped(to: width, hanging: 0),
      exitCodes(width),
    ].joined(separator: "\n")
  }

  func text(of command: ProgramCommand, width: Int) -> String {
    let options = options(of: command)
    let examples = command.examples.map { "  " + ([app.name] + $0).joined(separator: " ") + "\n" }.joined()
    let parts =
      [usage(command.command(with: [])) + "\n", command.details.wrapped(to: width, hanging: 0)]
      + (options.isEmpty ? [] : ["Options\n" + HelpTable(of: options).text(width: width)])
      + ["Examples\n" + examples, exitCodes(width)]
    return parts.joined(separator: "\n")
  }

  private func usage(_ command: Command) -> String {
    [app.name, command.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the options of a command, without those of every command.
  func options(of command: ProgramCommand) -> [Option] {
    command == .help ? [] : command.command(with: app.options).options.filter { $0 != .version }
  }

  private func exitCodes(_ width: Int) -> String {
    let text = "Exit codes: 0, success; 1, an expectation or an action failed; 2, a usage error."
    return text.wrapped(to: width, hanging: 0) + "\n"
  }
}
