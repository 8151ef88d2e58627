/// What was asked for on the command line.
struct Arguments: Equatable {
  /// A module's name, or a folder of the package.
  var sources = ""
  /// What the test's identifiers must match; empty for all tests.
  var tests = ""
  /// What they must not match; empty for nothing.
  var skipped = ""
  /// How many mutants to try; nil for all.
  var count: Int?
  var seed: UInt64 = 1
  /// The mutants to try, if not drawn.
  var only: Set<UInt32> = []
  /// Whether to list the mutants only.
  var isList = false
  /// Where to write the survivors.
  var survivors: String?
  /// The folder of the copy.
  var scratch = ".build/mutants"
  /// How many mutants run at a time.
  var jobs = 2
  /// The page of accepted survivors.
  var page = "docs/mutants.md"

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(MutantsError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--list" {
        isList = true
      } else if word.hasPrefix("--") {
        guard let value = rest.popFirst() else { throw .usage("\(word) needs a value.") }
        try take(word, value)
      } else {
        guard sources.isEmpty else { throw .usage("Name one module or folder, not \(sources) and \(word).") }
        sources = word
      }
    }
    guard !sources.isEmpty else { throw .usage("Name a module, or a folder of sources.") }
  }

  private mutating func take(_ option: String, _ value: String) throws(MutantsError) {
    switch option {
    case "--tests": tests = value
    case "--skip": skipped = value
    case "--count": count = try Self.positive(option, value)
    case "--jobs": jobs = try Self.positive(option, value)
    case "--seed":
      guard let number = UInt64(value) else { throw .usage("--seed needs a whole number, not \(value).") }
      seed = number
    case "--only":
      for name in value.split(separator: ",") {
        guard let id = UInt32(name, radix: 16) else { throw .usage("\(name) is not the name of a mutant.") }
        only.insert(id)
      }
    case "--survivors": survivors = value
    case "--scratch": scratch = value
    case "--page": page = value
    default: throw .usage("There is no option \(option).")
    }
  }

  private static func positive(_ option: String, _ value: String) throws(MutantsError) -> Int {
    guard let number = Int(value), number > 0 else {
      throw .usage("\(option) needs a number above 0, not \(value).")
    }
    return number
  }

  /// How the program is used.
  static let help = """
    usage: swift run Mutants <module or folder> [--tests REGEX] [options]

      --tests REGEX     run only these tests, such as ^FlowKitTests; all tests if left out
      --skip REGEX      leave these tests out
      --count N         try N mutants, spread over the files; all if left out
      --seed S          which N: the same seed draws the same mutants (1)
      --only ID[,ID]    try these mutants
      --list            list the mutants, and build nothing
      --survivors FILE  write the survivors there, as docs/mutants.md lists them
      --scratch DIR     where the copy of the package is kept between runs (.build/mutants)
      --jobs N          how many mutants run at a time (2)
      --page FILE       the page of accepted survivors (docs/mutants.md)

    """
}
