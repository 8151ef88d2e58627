/// The settings of an exploration.
struct ExploreRequest: Equatable {
  /// The names of the journeys at whose ends it starts; if empty, it starts with a new app.
  var roots: [String]
  var seconds: Int
  var depth: Int?
  var transitions: Int?
  var seed: UInt64
  /// The folder for the journeys of mistakes.
  var output: String?
  /// Whether it fails if a screen or a button in a journey was not found.
  var requiresFullCoverage: Bool

  init(_ names: [String] = [], _ values: [Option: String] = [:]) throws(UsageError) {
    roots = names
    seconds = try Self.number(.seconds, in: values) ?? 10
    depth = try Self.number(.depth, in: values)
    transitions = try Self.number(.transitions, in: values)
    seed = UInt64(try Self.number(.seed, in: values) ?? 1)
    output = values[.output]
    requiresFullCoverage = values[.complete] != nil
  }

  private static func number(_ option: Option, in values: [Option: String]) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number > 0 else { throw .notANumber(option, text) }
    return number
  }
}
