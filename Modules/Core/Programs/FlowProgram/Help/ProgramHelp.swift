import FlowCommandLine
import Foundation

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

enum ProgramCommand: String, CaseIterable {
  /// The command without a name.
  case session
  case play, explore, graph, storyboard, tools, check, backup, restore, help

  /// The names of the commands.
  static let words = allCases.filter { $0 != .session }.map(\.rawValue)

  /// Returns the case of a parsed command.
  init?(command: Command) { self.init(rawValue: command.name.isEmpty ? Self.session.rawValue : command.name) }

  /// Returns the command for the parser, with the app's own options.
  func command(with own: [Option]) -> Command {
    let name = self == .session ? "" : rawValue
    let options = options + own + [.version]
    return switch self {
    case .session, .tools: Command(name, options: options, does: abstract)
    case .play, .explore, .graph: Command(name, operands: "[JOURNEY…]", options: options, does: abstract)
    case .storyboard: Command(name, operands: "JOURNEY…", options: options, does: abstract)
    case .check: Command(name, requires: [.database], options: options, does: abstract)
    case .backup, .restore:
      Command(name, operands: "FILE", requires: [.database], options: options, does: abstract)
    case .help: Command(name, operands: "[COMMAND]", options: options, does: abstract)
    }
  }

  /// The purpose, as a sentence without its full stop.
  var abstract: String {
    switch self {
    case .session: "use the app: in a terminal by typing, else by commands on standard input"
    case .play: "play journeys: files, or names of the app's own; without any, all of its own"
    case .explore: "try all actions from the ends of these journeys, and report each mistake as a journey"
    case .graph: "draw the screens in these journeys, and the actions between them"
    case .storyboard: "draw each screen of these journeys, on one page for a browser"
    case .tools: "offer the app to an agent as tools, by the Model Context Protocol on standard input and output"
    case .check: "check the data in --database, and repair it if possible"
    case .backup: "copy the data in --database to FILE, also while the app runs"
    case .restore: "put the backup FILE in the place of the data in --database"
    case .help: "show this help, or that of one command"
    }
  }

  /// The purpose, with additional sentences.
  var details: String { abstract.prefix(1).uppercased() + abstract.dropFirst() + ".\n" + note }

  private var note: String {
    let start = DeviceClock.journeyStart.formatted(.iso8601)
    return switch self {
    case .session:
      "Without --now, the device uses the system's clock; with --record, its clock stands still at \(start).\n"
    case .play:
      "A name can also be a folder of journeys. Each is played on its own device, whose clock starts at \(start) unless "
        + "--now is given. A failure shows the line, the step, the screen, and the actual state.\n"
    case .explore: "Ctrl-C ends it early, with the results so far.\n"
    case .graph, .storyboard: "This plays the journeys.\n"
    case .tools: "The app is in memory, and its device's clock starts at \(start) unless --now is given.\n"
    case .check: "The exit code is 1 if something could not be read, or was repaired.\n"
    case .backup:
      "It overwrites no file. The exit code is 1 if something in the copy cannot be read, or the data was repaired.\n"
    case .restore:
      "The backup is checked first, and stays. A copy of the former data is kept beside it. It does nothing while the app "
        + "runs.\n"
    case .help: ""
    }
  }

  /// The options, without those that it needs and without the app's own.
  private var options: [Option] {
    switch self {
    case .session: [.database, .memory, .now, .language, .region, .record, .force, .json, .log]
    case .play: [.verbose, .list, .failed, .threads, .now, .language, .region, .json, .log]
    case .explore: [.seconds, .depth, .transitions, .seed, .complete, .output, .json]
    case .graph: [.format, .output, .force, .compare, .now]
    case .storyboard: [.output, .force, .now, .language, .region]
    case .tools: [.now, .language, .region]
    case .check, .backup, .restore: [.json]
    case .help: [.json]
    }
  }

  /// Example command lines, without the program's name.
  var examples: [[String]] {
    switch self {
    case .session: [[], ["--database", "my.sqlite"], ["--record", "my.journey"]]
    case .play: [["play"], ["play", "--verbose", "my.journey"], ["play", "--failed"]]
    case .explore: [["explore", "--seconds", "60"]]
    case .graph: [["graph", "--output", "screens.svg"]]
    case .storyboard: [["storyboard", "my.journey", "--output", "my.html"]]
    case .tools: [["tools"]]
    case .check: [["check", "--database", "my.sqlite"]]
    case .backup: [["backup", "copy.sqlite", "--database", "my.sqlite"]]
    case .restore: [["restore", "copy.sqlite", "--database", "my.sqlite"]]
    case .help: [["help"], ["help", "play"]]
    }
  }
}
