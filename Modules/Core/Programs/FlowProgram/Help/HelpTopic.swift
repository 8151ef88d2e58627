import FlowCommandLine

/// A topic of the help: inputs with their meanings.
public struct HelpTopic: Equatable, Sendable {
  /// An input with its meaning.
  public struct Entry: Equatable, Sendable {
    /// The examples of the input, which the help separates by commas.
    package let examples: [String]
    package let meaning: String

    public init(_ examples: String..., does meaning: String) {
      self.examples = examples
      self.meaning = meaning
    }
  }

  package let title: String
  package let entries: [Entry]

  /// An additional sentence.
  package let note: String?

  public init(_ title: String, _ entries: [Entry], note: String? = nil) {
    self.title = title
    self.entries = entries
    self.note = note
  }
}

extension HelpTopic {
  /// Returns the topic in lines of a maximum width.
  func text(width: Int) -> String {
    let table = HelpTable(entries.map { ($0.examples.joined(separator: ", "), $0.meaning) }).text(width: width)
    let note = note.map { "  " + $0.wrapped(to: width - 2, hanging: 0).replacing("\n", with: "\n  ") + "\n" } ?? ""
    return title + "\n" + table + note
  }
}
