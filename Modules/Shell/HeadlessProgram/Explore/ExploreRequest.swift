/// What an exploration is asked for.
struct ExploreRequest: Equatable {
  /// The journeys that it begins behind; without any, where the app is new.
  var roots: [String]
  var seconds: Int
  var depth: Int?
  var transitions: Int?
  var seed: UInt64
  /// Where the journeys of mistakes are written to.
  var output: String?
  /// Whether it fails when a screen or a button was never seen that a journey speaks of.
  var mustSeeAll: Bool

  init(_ names: [String] = [], _ values: [Option: String] = [:]) throws(UsageError) {
    roots = names
    seconds = try Self.number(.seconds, in: values) ?? 10
    depth = try Self.number(.depth, in: values)
    transitions = try Self.number(.transitions, in: values)
    seed = UInt64(try Self.number(.seed, in: values) ?? 1)
    output = values[.output]
    mustSeeAll = values[.complete] != nil
  }

  private static func number(_ option: Option, in values: [Option: String]) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number > 0 else { throw .notANumber(option, text) }
    return number
  }
}
