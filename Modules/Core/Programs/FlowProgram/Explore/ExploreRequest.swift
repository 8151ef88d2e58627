import FlowCommandLine

/// The settings of an exploration.
struct ExploreRequest: Equatable {
  /// The names of the journeys at whose ends it starts; if empty, it starts with a new app.
  var roots: [String] = []
  /// The maximum time; nil if only the number of transitions limits the exploration.
  var seconds: Int? = 10
  var depth: Int?
  var transitions: Int?
  var seed: UInt64 = 1
  /// The folder for the journeys of mistakes.
  var output: String?
  /// Whether it fails if a screen or a button in a journey was not found.
  var requiresFullCoverage = false
}

extension ExploreRequest {
  init(_ parsed: ParsedCommand) throws(CommandLineError) {
    roots = parsed.operands
    depth = try parsed.number(.depth)
    // Without any, the journeys are only played, with the rules.
    transitions = parsed[.transitions] == "0" ? 0 : try parsed.number(.transitions)
    seconds = try parsed.number(.seconds) ?? (transitions == nil ? 10 : nil)
    seed = UInt64(try parsed.number(.seed) ?? 1)
    output = parsed[.output]
    requiresFullCoverage = parsed.has(.complete)
  }
}
