/// A command of a program, with the words that it takes.
package struct Command: Equatable, Sendable {
  /// The name; empty for the program's action without a command.
  package let name: String
  /// The placeholders of its operands: `FILE` is required, `[FILE]` is optional, and `FILE…` can be repeated.
  package let operands: String
  /// The purpose, for the help.
  package let purpose: String
  /// The options that it needs.
  package let required: [Option]
  /// All its options, besides `--help`.
  package let options: [Option]

  package init(
    _ name: String, operands: String = "", requires required: [Option] = [], options: [Option] = [],
    does purpose: String
  ) {
    self.name = name
    self.operands = operands
    self.purpose = purpose
    self.required = required
    self.options = required + options
  }

  /// The name with the placeholders of the operands and with the options that it needs.
  package var usage: String {
    ([name, operands].filter { !$0.isEmpty } + required.map(\.usage)).joined(separator: " ")
  }

  /// Returns whether it takes this number of operands.
  func takes(_ count: Int) -> Bool {
    let placeholders = operands.split(separator: " ")
    let most = operands.contains("…") ? Int.max : placeholders.count
    return count >= placeholders.count(where: { !$0.hasPrefix("[") }) && count <= most
  }
}

/// An option of a command line: `--name`, or `--name VALUE`.
public struct Option: Hashable, Sendable {
  /// The name with its dashes.
  public let name: String
  /// The placeholder of the value; nil if there is none.
  package let value: String?
  /// The explanation in the help.
  package let explanation: String

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
  package var usage: String { [name, value].compactMap(\.self).joined(separator: " ") }

  /// The option of every program that asks for its help, also as `-h`.
  package static let help = Option("help", "show this help")
}
