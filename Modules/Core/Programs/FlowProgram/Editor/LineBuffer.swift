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
