import Foundation
import HeadlessUI
import Words

/// What was asked for on the command line.
struct Arguments: Equatable {
  /// What the program is to do.
  enum Task: Equatable {
    /// Let somebody use the app.
    case session
    /// Play these journeys; without any, all that the app brings along.
    case play([String])
    /// Say what of the data can be read, and mend what can be mended.
    case check
    /// Copy the data to this file, while the app may run.
    case backUp(to: String)
    /// Draw the app's screens as far as these journeys go; without any, all that the app brings along.
    case drawGraph([String])
    /// Draw each screen of these journeys.
    case drawStoryboard([String])
    case showHelp
    case showVersion
  }

  private(set) var task: Task
  private(set) var writesJSON = false
  private(set) var logs = false
  private(set) var recording: String?
  private(set) var database: String?
  private(set) var now: Date?
  /// The values of the app's own options.
  private(set) var own: [Option: String] = [:]
  private(set) var overwrites = false
  /// How the graph is drawn.
  private(set) var graphFormat: GraphFormat?
  /// The file that the graph is compared with.
  private(set) var checkedGraph: String?
  /// Where a picture goes.
  private(set) var output: String?

  /// Reads the words after the program's name.
  /// - Parameter options: The app's own.
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
      guard values.updateValue(value, forKey: option) == nil else { throw .givenTwice(option) }
    }

    task = try Self.task(operands)
    writesJSON = values[.json] != nil
    logs = values[.log] != nil
    overwrites = values[.force] != nil
    recording = values[.record]
    database = values[.database]
    own = values.filter { options.contains($0.key) }
    if let text = values[.now] { now = try Self.moment(text) }
    graphFormat = try values[.format].map { text throws(UsageError) in
      guard let format = GraphFormat(rawValue: text) else { throw .unknownFormat(text) }
      return format
    }
    checkedGraph = values[.compare]
    output = values[.output]
    if values[.version] != nil { task = .showVersion }
    if values[.help] != nil { task = .showHelp }
    try refuseContradictions()
  }

  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>, among options: [Option]
  ) throws(UsageError) -> (Option, value: String) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.name == halves[0] }) else {
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

  private static func task(_ operands: [String]) throws(UsageError) -> Task {
    guard let command = operands.first else { return .session }
    let names = Array(operands.dropFirst())
    switch command {
    case "play": return .play(names)
    case "check" where names.isEmpty: return .check
    case "check": throw .unknownCommand(names[0], nearest: nil)
    case "backup":
      guard names.count == 1 else { throw .noPlaceForBackup }
      return .backUp(to: names[0])
    case "graph": return .drawGraph(names)
    case "storyboard" where names.isEmpty: throw .noStoryboard
    case "storyboard": return .drawStoryboard(names)
    default:
      let commands = ["play", "graph", "storyboard", "check", "backup"]
      throw .unknownCommand(command, nearest: command.nearest(in: commands))
    }
  }

  private static func moment(_ text: String) throws(UsageError) -> Date {
    // The platform also takes other forms, and turns 30 February into 1 March.
    guard let date = try? Date(text, strategy: .iso8601), date.formatted(.iso8601) == text else {
      throw .notATime(text)
    }
    return date
  }

  private func refuseContradictions() throws(UsageError) {
    if recording != nil, database != nil {
      throw .notTogether("--record", "--database", why: "a journey begins with an empty app")
    }
    if overwrites, recording == nil, output == nil {
      throw .notTogether("--force", "no --record or --output", why: "there is nothing to write")
    }
    switch task {
    case .check, .backUp: if database == nil { throw .missingOption(.database) }
    case .play: try refuseOptionsOfSessions(with: "play")
    case .drawGraph: try refuseOptionsOfSessions(with: "graph")
    case .drawStoryboard: try refuseOptionsOfSessions(with: "storyboard")
    case .session, .showHelp, .showVersion: break
    }
    try refuseNeedlessPictureOptions()
  }

  private func refuseOptionsOfSessions(with command: String) throws(UsageError) {
    if recording != nil { throw .notTogether("--record", command, why: "what is played is written down already") }
    if database != nil { throw .notTogether("--database", command, why: "a journey begins with an empty app") }
  }

  private func refuseNeedlessPictureOptions() throws(UsageError) {
    var draws = false
    var drawsGraph = false
    switch task {
    case .drawGraph: (draws, drawsGraph) = (true, true)
    case .drawStoryboard: draws = true
    case .session, .play, .check, .backUp, .showHelp, .showVersion: break
    }
    if draws, writesJSON || logs {
      throw .notTogether("--json or --log", "this", why: "a picture is all that is written")
    }
    if output != nil, !draws { throw .notTogether("--output", "this", why: "only graph and storyboard draw") }
    if graphFormat != nil, !drawsGraph { throw .notTogether("--format", "this", why: "only graph has formats") }
    if checkedGraph != nil, !drawsGraph { throw .notTogether("--check", "this", why: "only graph compares") }
    if checkedGraph != nil, graphFormat != nil || output != nil {
      throw .notTogether("--check", "--format or --output", why: "what is compared is not drawn")
    }
  }
}
