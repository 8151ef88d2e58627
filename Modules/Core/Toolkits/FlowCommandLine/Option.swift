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
