/// A part of the help: things to type, each with what it does.
public struct HelpTopic: Equatable, Sendable {
  /// Something to type.
  public struct Entry: Equatable, Sendable {
    /// What is typed: an example, or several with commas between them.
    public let examples: [String]
    /// What it does.
    public let meaning: String

    /// An entry.
    public init(_ examples: String..., does meaning: String) {
      self.examples = examples
      self.meaning = meaning
    }
  }

  /// What it is about, in a few words.
  public let title: String
  /// What there is to type.
  public let entries: [Entry]

  /// What else has to be known, in a sentence.
  public let note: String?

  /// A topic.
  public init(_ title: String, _ entries: [Entry], note: String? = nil) {
    self.title = title
    self.entries = entries
    self.note = note
  }
}

extension HelpTopic {
  /// The topic in lines that fit into so many columns.
  func text(width: Int) -> String {
    let left = min(entries.map { $0.typed.columns }.max() ?? 0, max(16, width * 2 / 5))
    let lines = entries.map { entry in
      let meaning = entry.meaning.wrapped(to: max(20, width - left - 4), hanging: 0).split(separator: "\n")
      let indented = meaning.joined(separator: "\n" + String(repeating: " ", count: left + 4))
      let typed = entry.typed.wrapped(to: width - 2)
      guard typed.columns <= left else {
        return "  \(typed)\n" + String(repeating: " ", count: left + 4) + indented
      }
      return "  " + typed + String(repeating: " ", count: left - typed.columns + 2) + indented
    }
    let note = note.map { "  " + $0.wrapped(to: width - 2, hanging: 0).replacing("\n", with: "\n  ") + "\n" } ?? ""
    return title + "\n" + lines.joined(separator: "\n") + "\n" + note
  }
}

extension HelpTopic.Entry {
  fileprivate var typed: String { examples.joined(separator: ", ") }
}
