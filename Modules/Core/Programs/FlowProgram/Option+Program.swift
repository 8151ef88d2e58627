import FlowCommandLine

/// The options of every program.
extension Option {
  static let json = Option("json", "events and commands as JSON, one a line, for another program")
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
  static let language = Option("language", value: "de", "the language of the person; English by default")
  static let seconds = Option("seconds", value: "10", "the maximum number of seconds")
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
