import FlowCommandLine

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

/// An edited line with a cursor.
struct LineBuffer: Equatable {
  private(set) var before = ""
  private(set) var after = ""

  var text: String { before + after }

  init(_ before: String = "", _ after: String = "") {
    self.before = before
    self.after = after
  }

  /// Applies a key, if it is an edit.
  mutating func edit(_ key: Key) {
    switch key {
    case .text(let text): before += text
    case .left: if let character = before.popLast() { after.insert(character, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    case .wordLeft: move(before.count - before.dropWord().count, .left)
    case .wordRight: move(after.wordLength, .right)
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .deleteWord: before = before.dropWord()
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .enter, .tab, .up, .down, .interrupt, .endOfInput, .suspend, .clear: break
    }
  }

  private mutating func move(_ count: Int, _ key: Key) {
    for _ in 0..<count { edit(key) }
  }
}

extension String {
  /// Returns the text without its last word and the spaces after it.
  fileprivate func dropWord() -> String {
    let trimmed = reversed().drop(while: \.isWhitespace)
    return String(trimmed.drop { !$0.isWhitespace }.reversed())
  }

  /// The number of characters to the end of the next word.
  fileprivate var wordLength: Int {
    count - drop(while: \.isWhitespace).drop { !$0.isWhitespace }.count
  }
}

/// The previous lines, in memory only, since they may contain personal data.
struct LineHistory {
  private var lines: [String] = []
  /// The position of the shown line from the end; 0 is the current line.
  private var depth = 0
  private var draft = ""

  /// Adds a line, unless it is blank or equal to the last one.
  mutating func append(_ line: String) {
    depth = 0
    if !line.allSatisfy(\.isWhitespace), line != lines.last { lines.append(line) }
  }

  /// Returns the line before the shown one; nil if there is none.
  mutating func back(from line: String) -> String? {
    guard depth < lines.count else { return nil }
    if depth == 0 { draft = line }
    depth += 1
    return lines[lines.count - depth]
  }

  /// Returns the line after the shown one, ending with the current line; nil if there is none.
  mutating func forward() -> String? {
    guard depth > 0 else { return nil }
    depth -= 1
    return depth == 0 ? draft : lines[lines.count - depth]
  }
}

/// Draws an edited line in one row of a terminal; of a long line, the part around the cursor.
struct LineDisplay {
  let prompt: String
  let width: Int

  /// Returns the output for the terminal.
  func text(_ buffer: LineBuffer) -> String {
    // The cursor needs a column after the text.
    let room = max(2, width - prompt.columns - 1)
    var before = buffer.before.withVisibleMarks[...]
    while before.columns > room { before.removeFirst() }
    var after = buffer.after.withVisibleMarks[...]
    while before.columns + after.columns > room { after.removeLast() }
    let column = prompt.columns + before.columns
    return "\r" + prompt + before + after + "\u{1B}[K\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}
