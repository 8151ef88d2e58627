/// A line editor with history and completion.
struct LineEditor {
  /// The effects of a key.
  enum Outcome: Equatable {
    /// The line may have changed.
    case editing
    /// The line is finished.
    case line(String)
    /// The possible completions are to be listed.
    case list([String])
    case discarded
    /// The person wants to end the program.
    case interrupted
    case ended
    case suspended
    case cleared
  }

  private(set) var buffer = LineBuffer()
  private var history = LineHistory()
  private var hasPressedTab = false

  mutating func press(_ key: Key, _ completer: LineCompleter) -> Outcome {
    let isSecondTab = hasPressedTab && key == .tab
    hasPressedTab = key == .tab
    switch key {
    case .enter:
      history.append(buffer.text)
      return .line(empty())
    case .tab: return complete(completer, lists: isSecondTab)
    case .up: if let line = history.back(from: buffer.text) { buffer = LineBuffer(line) }
    case .down: if let line = history.forward() { buffer = LineBuffer(line) }
    case .interrupt: return empty().isEmpty ? .interrupted : .discarded
    case .endOfInput where buffer.text.isEmpty: return .ended
    case .endOfInput: buffer.edit(.delete)
    case .suspend: return .suspended
    case .clear: return .cleared
    case .text, .left, .right, .wordLeft, .wordRight, .home, .end, .backspace, .delete, .deleteWord, .deleteToStart,
      .deleteToEnd:
      buffer.edit(key)
    }
    return .editing
  }

  private mutating func empty() -> String {
    defer { buffer = LineBuffer() }
    return buffer.text
  }

  private mutating func complete(_ completer: LineCompleter, lists: Bool) -> Outcome {
    let lines = completer.completions(of: buffer.before)
    guard let first = lines.first else { return .editing }
    let common = lines.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    guard common.count > buffer.before.count else { return lists ? .list(lines) : .editing }
    buffer = LineBuffer(common, buffer.after)
    return .editing
  }
}

extension String {
  /// Returns the common beginning, regardless of case.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
  }
}
