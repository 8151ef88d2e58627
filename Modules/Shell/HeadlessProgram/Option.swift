/// An option of the command line, as `--name` or `--name VALUE`.
public struct Option: Hashable, Sendable {
  /// The name with its dashes.
  public let name: String
  /// The placeholder of the value; nil if there is none.
  let value: String?
  /// The explanation in the help.
  let explanation: String

  /// Creates an option.
  /// - Parameters:
  ///   - name: The name without `--`.
  ///   - value: The placeholder of the value; nil if there is none.
  ///   - explanation: The explanation, as the end of a line of the help.
  public init(_ name: String, value: String? = nil, _ explanation: String) {
    self.name = "--" + name
    self.value = value
    self.explanation = explanation
  }

  /// The option with the placeholder of its value.
  var usage: String { [name, value].compactMap(\.self).joined(separator: " ") }
}

// MARK: - Options of every program

extension Option {
  static let json = Option("json", "events and commands as JSON, one a line, for another program")
  static let record = Option("record", value: "FILE", "write the session down as a journey that plays back the same")
  static let force = Option("force", "let --record and --output write over a file that is there")
  static let format = Option("format", value: "svg|mermaid|flows|dot|json", "how it is drawn; svg without it")
  static let output = Option(
    "output", value: "PATH", "the file that is written; of explore, the folder for the journeys that it finds")
  static let compare = Option(
    "check", value: "FILE", "say what is different from a graph that was written as json")
  static let database = Option(
    "database", value: "PATH", "keep the data in this file; else they are gone with the session")
  static let now = Option("now", value: "2026-11-21T09:00:00Z", "the moment at which the device's clock stands")
  static let seconds = Option("seconds", value: "10", "how many seconds it may take")
  static let depth = Option("depth", value: "N", "how many acts away from where it begins")
  static let transitions = Option(
    "transitions", value: "N", "how many transitions, for the same run each time")
  static let seed = Option("seed", value: "N", "what chance begins with")
  static let complete = Option("complete", "fail if something that journeys speak of was never seen")
  static let threads = Option(
    "threads", "play on files and on threads, as a session runs, not in memory on one thread")
  static let verbose = Option("verbose", "print each step and each screen")
  static let list = Option("list", "print the names of the journeys instead of playing them")
  static let failed = Option("failed", "play the journeys that failed when they were last played")
  static let log = Option("log", "tell on standard error what happens to each flow")
  static let help = Option("help", "show this")
  static let version = Option("version", "show the version")

  /// The options of `explore` only.
  static let exploring = [seconds, depth, transitions, seed, complete]

  /// The options of `play` only.
  static let playing = [verbose, list, failed, threads]

  /// Returns all options, with an app's own in the middle.
  static func all(with own: [Option]) -> [Option] {
    [json, record, force, database, now] + own + [format, output, compare] + exploring + playing + [log, help, version]
  }
}
