/// A command line, as one of a program's commands with its operands and options.
package struct ParsedCommand {
  /// The command; nil if help about the whole program was requested.
  package let command: Command?
  package let operands: [String]
  /// Whether help was requested; then the operands need not be valid.
  package let isHelp: Bool
  private let values: [Option: String]

  /// Parses the words after the program's name.
  ///
  /// An option can stand anywhere, with its value after a space or an equals sign. After `--`, every word is an operand.
  /// - Parameter commands: The program's commands, one of which may have no name: it takes the words of no other.
  package init(_ words: [String], commands: [Command]) throws(CommandLineError) {
    let known = commands.flatMap(\.options) + [.help]
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
      let (option, value) = try Self.option(word, &rest, among: known)
      guard values.updateValue(value, forKey: option) == nil else { throw .repeatedOption(option) }
    }
    self.values = values
    isHelp = values[.help] != nil
    if isHelp {
      command = commands.first { !$0.name.isEmpty && $0.name == operands.first }
      self.operands = operands
      return
    }
    let command = try Self.command(&operands, among: commands)
    self.command = command
    self.operands = operands
    if let option = known.first(where: { values[$0] != nil && !command.options.contains($0) }) {
      let owners = commands.filter { $0.options.contains(option) }.map(\.name)
      throw .foreignOption(option, command: command.name, owners: owners)
    }
    guard command.takes(operands.count) else { throw .wrongOperands(usage: command.usage) }
    if let missing = command.required.first(where: { values[$0] == nil }) { throw .missingOption(missing) }
  }

  /// Returns the value of an option, which is empty if it takes none; nil if the option is not there.
  package subscript(option: Option) -> String? { values[option] }

  /// Returns whether an option is there.
  package func has(_ option: Option) -> Bool { values[option] != nil }

  /// Returns the value of an option as another type; nil if the option is missing.
  /// - Parameter expected: The expected values, for the error if `convert` returns nil.
  package func value<Value>(
    of option: Option, _ expected: String, _ convert: (String) -> Value?
  ) throws(CommandLineError) -> Value? {
    guard let text = values[option] else { return nil }
    guard let value = convert(text) else { throw .invalidValue(option, text, expected: expected) }
    return value
  }

  /// Returns the value of an option as a number above 0; nil if the option is not there.
  package func number(_ option: Option) throws(CommandLineError) -> Int? {
    try value(of: option, "a number above 0") { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  }

  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>, among options: [Option]
  ) throws(CommandLineError) -> (Option, value: String) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.name == halves[0] }) ?? (word == "-h" ? .help : nil) else {
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

  /// Takes the command's name from the operands.
  private static func command(
    _ operands: inout [String], among commands: [Command]
  ) throws(CommandLineError) -> Command {
    let names = commands.map(\.name).filter { !$0.isEmpty }
    if operands.isEmpty || names.isEmpty, let unnamed = commands.first(where: \.name.isEmpty) { return unnamed }
    let name = operands.isEmpty ? "" : operands.removeFirst()
    guard !name.isEmpty, let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, nearest: name.nearest(in: names))
    }
    return command
  }
}

/// The reason why a command line is not understood.
public enum CommandLineError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// An option that belongs to other commands, `owners`; an empty name stands for the program without a command.
  case foreignOption(Option, command: String, owners: [String])
  case missingOption(Option)
  case missingValue(Option)
  case needlessValue(Option)
  case repeatedOption(Option)
  case invalidValue(Option, String, expected: String)
  case conflictingOptions(String, String, reason: String)
  case wrongOperands(usage: String)
  /// A word or the working directory is not UTF-8, so that it can name no file; its bytes are escaped.
  case notText(String)

  public var sentence: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "There is no command \"\(word)\"\(nearest.asSuggestion). --help lists them all."
    case .unknownOption(let word, let nearest):
      "There is no option \"\(word)\"\(nearest.asSuggestion). --help lists them all."
    case .foreignOption(let option, let command, let owners):
      "\(option.name) has no effect \(command.asPlace), only \(owners.map(\.asPlace).joined(separator: " or "))."
    case .missingOption(let option): "This needs \(option.usage)."
    case .missingValue(let option): "\(option.name) needs a value: \(option.usage)."
    case .needlessValue(let option): "\(option.name) takes no value."
    case .repeatedOption(let option): "\(option.name) is given twice."
    case .invalidValue(let option, let text, let expected): "\"\(text)\" is not \(expected); write \(option.usage)."
    case .conflictingOptions(let one, let other, let reason): "\(one) and \(other) cannot be combined: \(reason)."
    case .wrongOperands(let usage): "Write: \(usage)."
    case .notText(let word):
      "\"\(word)\" is not UTF-8, and no file was opened; give the file or its folder another name."
    }
  }
}

extension String? {
  /// The end of a sentence that names the nearest known word.
  package var asSuggestion: String { map { "; the nearest is \"\($0)\"" } ?? "" }
}

extension String {
  fileprivate var asPlace: String { isEmpty ? "without a command" : "with \(self)" }
}
