import Foundation
import HeadlessUI
import Words

/// The parsed command line.
struct Arguments: Equatable {
  /// The tasks of the program.
  enum Task: Equatable {
    /// Run a session, in which the app is used by commands.
    case session
    /// Play these journeys; if empty, all of the app's own.
    case play([String])
    /// Check and repair the data.
    case check
    /// Explore the app.
    case explore(ExploreRequest)
    /// Copy the data to this file, even while the app is running.
    case backUp(to: String)
    /// Draw the graph of the screens in these journeys; if empty, in all of the app's own.
    case drawGraph([String])
    /// Draw a storyboard of these journeys.
    case drawStoryboard([String])
    /// Print the help of the program, or of one command.
    case showHelp(ProgramCommand?)
    case showVersion
  }

  private(set) var task: Task
  private(set) var writesJSON = false
  private(set) var logs = false
  private(set) var recording: String?
  private(set) var database: String?
  private(set) var now: Date?
  /// The values of the app's own options.
  private(set) var appOptionValues: [Option: String] = [:]
  private(set) var overwrites = false
  /// Whether journeys are played with Swift's own executors, and with files.
  private(set) var usesSystemExecutors = false
  /// Whether the transcripts of journeys are printed.
  private(set) var isVerbose = false
  /// Whether journeys are listed instead of played.
  private(set) var listsNames = false
  /// Whether only the journeys that failed last are played.
  private(set) var playsFailed = false
  /// The format of the graph.
  private(set) var graphFormat: GraphFormat?
  /// The path of a graph to compare with.
  private(set) var checkedGraph: String?
  /// The path of the output.
  private(set) var output: String?

  /// Parses the words after the program's name.
  /// - Parameter options: The app's own options.
  init(_ words: [String], options: [Option] = []) throws(UsageError) {
    var values: [Option: String] = [:]
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, value) = try Self.option(word, &rest, among: Option.all(with: options))
      guard values.updateValue(value, forKey: option) == nil else { throw .repeatedOption(option) }
    }

    // With --help, other words need not be valid.
    task = values[.help] == nil ? try Self.task(operands, values) : .session
    writesJSON = values[.json] != nil
    logs = values[.log] != nil
    overwrites = values[.force] != nil
    usesSystemExecutors = values[.threads] != nil
    isVerbose = values[.verbose] != nil
    listsNames = values[.list] != nil
    playsFailed = values[.failed] != nil
    recording = values[.record]
    database = values[.database]
    appOptionValues = values.filter { options.contains($0.key) }
    if let text = values[.now] { now = try Self.moment(text) }
    graphFormat = try values[.format].map { text throws(UsageError) in
      guard let format = GraphFormat(rawValue: text) else { throw .unknownFormat(text) }
      return format
    }
    checkedGraph = values[.compare]
    output = values[.output]
    if values[.version] != nil { task = .showVersion }
    if values[.help] != nil { task = .showHelp(operands.first.flatMap(ProgramCommand.init)) }
    try refuseContradictions()
    try refuse(Option.exploring.filter { values[$0] != nil }, but: "explore")
    try refuse(Option.playing.filter { values[$0] != nil }, but: "play")
  }

  /// Refuses options that belong to another command.
  private func refuse(_ options: [Option], but command: String) throws(UsageError) {
    guard let option = options.first else { return }
    switch (task, command) {
    case (.explore, "explore"), (.play, "play"), (.showHelp, _), (.showVersion, _): return
    default: throw .conflictingOptions(option.name, "another command than \(command)", reason: "it has no effect there")
    }
  }

  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>, among options: [Option]
  ) throws(UsageError) -> (Option, value: String) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.name == halves[0] }) ?? (word == "-h" ? .help : nil) else {
      throw .unknownOption(halves[0], nearest: halves[0].nearest(in: options.map(\.name)))
    }
    guard option.value != nil else {
      guard halves.count == 1 else { throw .needlessValue(option) }
      return (option, "")
    }
    let value = halves.count == 2 ? halves[1] : rest.popFirst() ?? ""
    guard !value.isEmpty, halves.count == 2 || !value.hasPrefix("--") else { throw .missingValue(option) }
    return (option, value)
  }

  private static func task(
    _ operands: [String], _ values: [Option: String]
  ) throws(UsageError) -> Task {
    guard let command = operands.first else { return .session }
    let names = Array(operands.dropFirst())
    switch command {
    case "play": return .play(names)
    case "explore": return .explore(try ExploreRequest(names, values))
    case "check" where names.isEmpty: return .check
    case "check": throw .unknownCommand(names[0], nearest: nil)
    case "backup":
      guard names.count == 1 else { throw .missingBackupFile }
      return .backUp(to: names[0])
    case "graph": return .drawGraph(names)
    case "storyboard" where names.isEmpty: throw .missingStoryboardNames
    case "storyboard": return .drawStoryboard(names)
    case "help":
      guard let topic = names.first else { return .showHelp(nil) }
      guard names.count == 1, let known = ProgramCommand(rawValue: topic) else {
        throw .unknownCommand(names.last ?? topic, nearest: topic.nearest(in: ProgramCommand.words))
      }
      return .showHelp(known)
    default: throw .unknownCommand(command, nearest: command.nearest(in: ProgramCommand.words))
    }
  }

  private static func moment(_ text: String) throws(UsageError) -> Date {
    // Foundation also accepts other formats, and turns 30 February into 1 March.
    guard let date = try? Date(text, strategy: .iso8601), date.formatted(.iso8601) == text else {
      throw .notATime(text)
    }
    return date
  }
}
