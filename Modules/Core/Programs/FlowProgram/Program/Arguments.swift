import FlowCommandLine
import Foundation

/// The parsed command line.
struct Arguments: Equatable {
  enum Task: Equatable {
    /// Run a session, in which the app is used by commands.
    case session
    /// Play these journeys; if empty, all of the app's own.
    case play([String])
    /// Check and repair the data.
    case check
    case explore(ExploreRequest)
    /// Copy the data to this file, even while the app is running.
    case backUp(to: String)
    /// Put this backup in the place of the data.
    case restore(String)
    /// Draw the graph of the screens in these journeys; if empty, in all of the app's own.
    case drawGraph([String])
    case drawStoryboard([String])
    /// Offer the app as tools to an agent.
    case serveTools
    /// Print the help of the program, or of one command.
    case showHelp(ProgramCommand?)
    case showVersion
  }

  let task: Task
  let writesJSON: Bool
  /// Whether a session is in memory, so that it can be repeated.
  let usesMemory: Bool
  let logs: Bool
  let recording: String?
  let database: String?
  let now: Date?
  /// The name of the language that the person reads; nil for the developers'.
  let language: String?
  let region: String?
  let appOptionValues: [Option: String]
  let overwrites: Bool
  /// Whether journeys are played with Swift's own executors, and with files.
  let usesSystemExecutors: Bool
  /// Whether the transcripts of journeys are printed.
  let isVerbose: Bool
  /// Whether journeys are listed instead of played.
  let listsNames: Bool
  /// Whether only the journeys that failed last are played.
  let playsFailed: Bool
  let graphFormat: GraphFormat?
  /// The path of a graph to compare with.
  let checkedGraph: String?
  let output: String?

  /// Parses the words after the program's name.
  /// - Parameter options: The app's own options.
  init(_ words: [String], options: [Option] = []) throws(CommandLineError) {
    let parsed = try ParsedCommand(words, commands: ProgramCommand.allCases.map { $0.command(with: options) })
    task = try Self.task(parsed)
    writesJSON = parsed.has(.json)
    usesMemory = parsed.has(.memory)
    logs = parsed.has(.log)
    overwrites = parsed.has(.force)
    usesSystemExecutors = parsed.has(.threads)
    isVerbose = parsed.has(.verbose)
    listsNames = parsed.has(.list)
    playsFailed = parsed.has(.failed)
    language = parsed[.language]
    region = parsed[.region]
    recording = parsed[.record]
    database = parsed[.database]
    appOptionValues = Dictionary(
      uniqueKeysWithValues: options.compactMap { option in parsed[option].map { (option, $0) } })
    now = try parsed.value(of: .now, "a time", Self.moment)
    graphFormat = try parsed.value(of: .format, "a format", GraphFormat.init)
    checkedGraph = parsed[.compare]
    output = parsed[.output]
    try refuseContradictions()
  }

  private static func task(_ parsed: ParsedCommand) throws(CommandLineError) -> Task {
    let command = parsed.command.flatMap { ProgramCommand(command: $0) }
    guard let command, !parsed.isHelp else { return .showHelp(command) }
    guard !parsed.has(.version) else { return .showVersion }
    let names = parsed.operands
    switch command {
    case .session: return .session
    case .play: return .play(names)
    case .explore: return .explore(try ExploreRequest(parsed))
    case .check: return .check
    case .backup: return .backUp(to: names[0])
    case .restore: return .restore(names[0])
    case .graph: return .drawGraph(names)
    case .storyboard: return .drawStoryboard(names)
    case .tools: return .serveTools
    case .help:
      guard let topic = names.first else { return .showHelp(nil) }
      guard let known = ProgramCommand(rawValue: topic) else {
        throw .unknownCommand(topic, nearest: topic.nearest(in: ProgramCommand.words))
      }
      return .showHelp(known)
    }
  }

  /// Refuses options of one command that contradict each other.
  private func refuseContradictions() throws(CommandLineError) {
    if recording != nil, database != nil {
      throw .conflictingOptions("--record", "--database", reason: "a journey begins with an empty app")
    }
    if usesMemory, database != nil {
      throw .conflictingOptions("--memory", "--database", reason: "the data is in one of them")
    }
    if overwrites, recording == nil, output == nil {
      throw .conflictingOptions("--force", "no --record or --output", reason: "there is nothing to write")
    }
    if playsFailed, case .play(let names) = task, !names.isEmpty {
      throw .conflictingOptions("--failed", "names", reason: "--failed selects the journeys")
    }
    if checkedGraph != nil, graphFormat != nil || output != nil {
      throw .conflictingOptions("--check", "--format or --output", reason: "a comparison draws nothing")
    }
  }

  private static func moment(_ text: String) -> Date? {
    // Foundation also accepts other formats, and turns 30 February into 1 March.
    guard let date = try? Date(text, strategy: .iso8601), date.formatted(.iso8601) == text else { return nil }
    return date
  }
}

/// The options of every program.
extension Option {
  static let json = Option("json", "events and commands as JSON, one a line, for another program")
  static let memory = Option(
    "memory", "keep the data in memory on one thread, with a clock that stands still: each run is the same")
  static let record = Option("record", value: "FILE", "record the session as a journey that plays back the same")
  static let force = Option("force", "let --record and --output overwrite an existing file")
  static let format = Option("format", value: "svg|mermaid|flows|dot|json", "the format; svg by default")
  static let output = Option(
    "output", value: "PATH", "the file to write; for explore, the folder for the journeys of mistakes")
  static let compare = Option(
    "check", value: "FILE", "list the differences from a graph in the json format")
  static let database = Option(
    "database", value: "PATH", "keep the data in this file; by default it is lost at the end")
  static let now = Option("now", value: "2026-11-21T09:00:00Z", "the time at which the device's clock stands still")
  static let region = Option("region", value: "DE", "the region of the person; the language's own by default")
  static let language = Option("language", value: "de", "the language of the person; English by default")
  static let seconds = Option("seconds", value: "10", "the maximum number of seconds; 10 without --transitions")
  static let depth = Option("depth", value: "N", "the maximum number of actions from the start")
  static let transitions = Option(
    "transitions", value: "N", "the maximum number of transitions, for repeatable runs")
  static let seed = Option("seed", value: "N", "the seed of the random walk")
  static let complete = Option("complete", "fail if something in the journeys was not covered")
  static let threads = Option(
    "threads", "play with files and threads, like a session, not in memory on one thread")
  static let verbose = Option("verbose", "print each step and each screen")
  static let list = Option("list", "print the names of the journeys instead of playing them")
  static let failed = Option("failed", "play the journeys that failed when they were last played")
  static let log = Option("log", "print the events of flows to standard error")
  static let version = Option("version", "show the version")
}
