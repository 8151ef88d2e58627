/// The declarations and names in Swift source text.
struct Declarations {
  /// The types, in order.
  private(set) var types: [String] = []
  /// The properties, functions and cases.
  private(set) var members: Set<String> = []
  /// All identifiers and keywords.
  private(set) var words: Set<String> = []

  init(in source: SourceText) {
    guard source.language.isSwift else { return }
    var keyword = ""
    for line in source.lines {
      for (word, isMember) in line.words {
        words.insert(word)
        let isType = word.utf8.first?.isCapitalLetter == true
        if isType, SwiftWords.typeKeywords.contains(keyword) { types.append(word) }
        if !isMember, SwiftWords.memberKeywords.contains(keyword) { members.insert(word) }
        keyword = isMember ? "" : word
      }
    }
  }
}

extension SourceLine {
  /// The words of the code, and whether each follows a dot.
  fileprivate var words: [(String, isMember: Bool)] {
    var words: [(String, isMember: Bool)] = []
    var start: Int?
    for index in 0...bytes.count {
      let isPart = index < bytes.count && kinds[index] == .code && bytes[index].isIdentifierPart
      if isPart {
        start = start ?? index
      } else if let first = start {
        let isMember = first > 0 && bytes[first - 1] == UInt8(ascii: ".")
        words.append((String(decoding: bytes[first..<index], as: UTF8.self), isMember))
        start = nil
      }
    }
    return words
  }
}
