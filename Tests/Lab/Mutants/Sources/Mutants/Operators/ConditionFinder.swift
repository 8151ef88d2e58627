/// Finds the conditions of a body.
struct ConditionFinder {
  private let file: SwiftFile

  /// The conditions of a body.
  static func conditions(of body: Body, in file: SwiftFile) -> [Condition] {
    let finder = ConditionFinder(file: file)
    return body.braces.compactMap { finder.condition(at: $0, before: body.braces.upperBound) }
  }

  private func condition(at index: Int, before close: Int) -> Condition? {
    let keyword = file.tokens[index].text
    // The `while` of a `repeat` has no block.
    guard ["if", "guard", "while"].contains(keyword), file.tokens[index - 1].text != "#",
      keyword != "while" || file.tokens[index - 1].text != "}" || file.tokens[index].startsLine
    else { return nil }
    var clauses: [ClosedRange<Int>] = []
    var start = index + 1
    var position = start
    while position < close {
      let text = file.tokens[position].text
      let isEnd = keyword == "guard" ? text == "else" : text == "{"
      if isEnd || text == "," {
        guard start < position else { return nil }
        clauses.append(start...position - 1)
        start = position + 1
      }
      if isEnd { return Condition(keyword: keyword, clauses: clauses, end: position) }
      position = max(position, file.partner(of: position)) + 1
    }
    return nil
  }
}
