/// Finds the statements of a body, those of blocks and closures inside it too.
struct StatementFinder {
  private let file: SwiftFile

  /// The statements of a body, those of the body itself first.
  static func statements(of body: Body, in file: SwiftFile) -> [Statement] {
    let finder = StatementFinder(file: file)
    let blocks = body.braces.filter { file.tokens[$0].text == "{" }
    return blocks.flatMap { finder.statements(inBlock: $0) }
  }

  private func statements(inBlock open: Int) -> [Statement] {
    let close = file.partner(of: open)
    var found: [ClosedRange<Int>] = []
    var labels = 0
    var index = start(ofBlock: open, close)
    while index < close {
      switch file.tokens[index].text {
      case ";": index += 1
      case "#": index = nextLine(after: index, close)
      case "case", "default", "@":
        labels += 1
        index = (label(from: index, close) ?? close) + 1
      default:
        let next = end(from: index, close)
        found.append(index...next - 1)
        index = next
      }
    }
    return found.map {
      Statement(tokens: $0, block: open, isAlone: found.count == 1 && labels == 0, isInCase: labels > 0)
    }
  }

  /// The first token of the statements: behind the parameters of a closure, if it names some.
  private func start(ofBlock open: Int, _ close: Int) -> Int {
    var index = open + 1
    guard index < close, !["for", "switch"].contains(file.tokens[index].text) else { return index }
    while index < close, index == open + 1 || !file.tokens[index].startsLine {
      if file.tokens[index].text == "in" { return index + 1 }
      index = file.partner(of: index) > index ? file.partner(of: index) + 1 : index + 1
    }
    return open + 1
  }

  private func nextLine(after index: Int, _ close: Int) -> Int {
    (index + 1..<close).first { file.tokens[$0].startsLine } ?? close
  }

  /// The colon that ends the label of a case.
  private func label(from index: Int, _ close: Int) -> Int? {
    var position = index
    while position < close {
      if file.tokens[position].text == ":" { return position }
      position = file.partner(of: position) > position ? file.partner(of: position) + 1 : position + 1
    }
    return nil
  }

  /// The token behind the statement that begins here.
  private func end(from index: Int, _ close: Int) -> Int {
    var position = index
    repeat {
      position = max(position, file.partner(of: position)) + 1
    } while position < close && file.tokens[position].text != ";"
      && !(file.tokens[position].startsLine && !file.continues(position))
    return min(position, close)
  }
}
