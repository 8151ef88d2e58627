/// The settings of an exploration.
struct ExploreRequest: Equatable {
  /// The names of the journeys at whose ends it starts; if empty, it starts with a new app.
  var roots: [String]
  var seconds: Int
  var depth: Int?
  var transitions: Int?
  var seed: UInt64
  /// The number of processes that share the work; nil if it is not given.
  var workers: Int?
  /// The position of the part of this process, from 0.
  var part: Int
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
    workers = try Self.number(.workers, in: values)
    part = 0
    if let text = values[.part] { (part, workers) = try Self.part(text) }
    output = values[.output]
    requiresFullCoverage = values[.complete] != nil
  }

  /// A Boolean value that indicates whether only the time ends it, so that its output differs from run to run.
  var isLimitedByTime: Bool { depth == nil && transitions == nil }

  /// The command line of the process of another part.
  func arguments(ofPart part: Int, of workers: Int, with appOptions: [Option: String]) -> [String] {
    var words = ["explore", Option.part.name, "\(part)/\(workers)"]
    for (option, number) in [(Option.depth, depth), (.transitions, transitions), (.seed, Int(seed))] {
      if let number { words += [option.name, String(number)] }
    }
    for (option, value) in appOptions { words += option.value == nil ? [option.name] : [option.name, value] }
    return words + ["--"] + roots
  }

  private static func part(_ text: String) throws(UsageError) -> (Int, of: Int) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, 0 <= numbers[0], numbers[0] < numbers[1] else { throw .notANumber(.part, text) }
    return (numbers[0], numbers[1])
  }

  private static func number(_ option: Option, in values: [Option: String]) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number > 0 else { throw .notANumber(option, text) }
    return number
  }
}
