import FlowCommandLine

/// The parsed command line.
struct Arguments: Equatable {
  /// Names of modules, or folders or files of the package.
  let sources: [String]
  /// The pattern of the tests to run; empty for all.
  let tests: String
  /// The pattern of the tests to skip; empty for none.
  let skipped: String
  /// How many mutants to try; nil for all.
  let count: Int?
  let seed: UInt64
  /// The mutants to try, if not drawn.
  let only: Set<UInt32>
  /// Whether to change values instead of statements.
  let isOfValues: Bool
  /// Whether to list the mutants only.
  let isList: Bool
  /// Where to write the survivors.
  let survivors: String?
  /// The folder of the copy.
  let scratch: String
  /// How many mutants run at a time.
  let jobs: Int
  /// The list of accepted survivors.
  let accepted: String

  /// Parses the words after the program's name.
  /// - Returns: nil if help was requested.
  init?(_ words: [String]) throws(CommandLineError) {
    let parsed = try ParsedCommand(words, commands: [Self.command])
    guard !parsed.isHelp else { return nil }
    sources = parsed.operands
    tests = parsed[.tests] ?? ""
    skipped = parsed[.skip] ?? ""
    count = try parsed.number(.count)
    seed = try parsed.value(of: .seed, "a whole number", Self.seed) ?? 1
    only = try parsed.value(of: .only, "a list of names of mutants", Self.identifiers) ?? []
    isOfValues = parsed.has(.values)
    isList = parsed.has(.list)
    survivors = parsed[.survivors]
    scratch = parsed[.scratch] ?? ".build/mutants"
    jobs = try parsed.number(.jobs) ?? 2
    accepted = parsed[.accepted] ?? Self.list
  }

  fileprivate static let list = "Tests/Lab/Mutants/accepted-survivors.txt"

  private static func seed(_ text: String) -> UInt64? {
    text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
  }

  private static func identifiers(_ text: String) -> Set<UInt32>? {
    let names = text.split(separator: ",")
    let identifiers = names.compactMap { UInt32($0, radix: 16) }
    return identifiers.count == names.count ? Set(identifiers) : nil
  }

  private static let command = FlowCommandLine.Command(
    "", operands: "MODULE-OR-FOLDER…",
    options: [.values, .tests, .skip, .count, .seed, .only, .list, .survivors, .scratch, .jobs, .accepted],
    does: "change sources, one small change at a time, and run the tests")

  /// The help of the program.
  static var help: String {
    "Usage: swift run --package-path Tests/Lab/Mutants Mutants \(command.usage)\n\n"
      + HelpTable(of: command.options).text(width: 120)
  }
}

extension Option {
  fileprivate static let values = Option(
    "values", "change the literals of properties, default arguments and strings, instead of statements")
  fileprivate static let tests = Option(
    "tests", value: "REGEX", "run only these, such as ^FlowKitTests; by default, the tests of the module and its users")
  fileprivate static let skip = Option("skip", value: "REGEX", "do not run these tests")
  fileprivate static let count = Option("count", value: "N", "try N mutants, spread over the files; by default, all")
  fileprivate static let seed = Option("seed", value: "S", "which N: the same seed selects the same mutants (1)")
  fileprivate static let only = Option("only", value: "ID,ID", "try these mutants")
  fileprivate static let list = Option("list", "list the mutants, and build nothing")
  fileprivate static let survivors = Option(
    "survivors", value: "FILE", "write the survivors there, as the list of accepted ones has them")
  fileprivate static let scratch = Option(
    "scratch", value: "DIR", "where the copy of the package is kept between runs (.build/mutants)")
  fileprivate static let jobs = Option("jobs", value: "N", "how many mutants run at a time (2)")
  fileprivate static let accepted = Option(
    "accepted", value: "FILE", "the list of accepted survivors (\(Arguments.list))")
}
