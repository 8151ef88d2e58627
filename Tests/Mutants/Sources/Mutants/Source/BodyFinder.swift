/// Finds the bodies of a file: those of functions, initialisers and accessors, and none inside another.
struct BodyFinder {
  private let file: SwiftFile
  private var bodies: [Body] = []

  private init(_ file: SwiftFile) {
    self.file = file
  }

  /// The bodies of a file.
  static func bodies(of file: SwiftFile) -> [Body] {
    var finder = BodyFinder(file)
    finder.scan(file.tokens.indices)
    return finder.bodies
  }

  private func text(_ index: Int) -> String { file.tokens.indices.contains(index) ? file.tokens[index].text : "" }

  private mutating func scan(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text(index) {
      case "struct", "enum", "actor", "extension", "class":
        index = type(at: index, in: range)
      case "protocol":
        index = brace(after: index, in: range).map(file.partner) ?? range.upperBound
      case "func", "init", "deinit":
        index = text(index - 1) == "." ? index + 1 : function(at: index, in: range)
      case "var", "let", "subscript":
        index = property(at: index, in: range)
      default:
        index = file.opens(index) ? file.partner(of: index) + 1 : index + 1
      }
    }
  }

  private mutating func type(at index: Int, in range: Range<Int>) -> Int {
    if ["func", "var", "let", "subscript"].contains(text(index + 1)) { return index + 1 }
    guard let brace = brace(after: index, in: range) else { return range.upperBound }
    scan(brace + 1..<file.partner(of: brace))
    return file.partner(of: brace) + 1
  }

  private mutating func function(at index: Int, in range: Range<Int>) -> Int {
    guard let brace = brace(after: index, in: range) else { return range.upperBound }
    let name = text(index) == "func" ? text(index + 1) : text(index)
    var answers = false
    var position = index
    while position < brace {
      if text(position) == "->" { answers = text(position + 1) != "Void" }
      position = file.opens(position) ? file.partner(of: position) + 1 : position + 1
    }
    add(name, at: brace, returnsValue: answers)
    return file.partner(of: brace) + 1
  }

  private mutating func property(at index: Int, in range: Range<Int>) -> Int {
    let name = text(index) == "subscript" ? text(index) : text(index + 1)
    var hasValue = false
    var position = index + 1
    while position < range.upperBound {
      let token = file.tokens[position]
      if position > index + 1, token.startsLine, !file.continues(position) { return position }
      if token.text == "=" { hasValue = true }
      if token.text == "{" {
        if Self.accessors.contains(text(position + 1)) {
          accessors(of: name, in: position)
        } else if !hasValue {
          add(name, at: position, returnsValue: true)
        }
      }
      position = file.opens(position) ? file.partner(of: position) + 1 : position + 1
    }
    return position
  }

  private mutating func accessors(of name: String, in open: Int) {
    var index = open + 1
    while index < file.partner(of: open) {
      let word = text(index)
      if Self.accessors.contains(word), let brace = brace(after: index, in: index..<file.partner(of: open)) {
        if !word.hasPrefix("_") { add(name, at: brace, returnsValue: word == "get") }
        index = file.partner(of: brace)
      }
      index += 1
    }
  }

  private func brace(after index: Int, in range: Range<Int>) -> Int? {
    var position = index
    while position < range.upperBound {
      if text(position) == "{" { return position }
      position = file.opens(position) ? file.partner(of: position) + 1 : position + 1
    }
    return nil
  }

  private mutating func add(_ name: String, at brace: Int, returnsValue: Bool) {
    let close = file.partner(of: brace)
    guard close > brace + 1 else { return }
    bodies.append(Body(declaration: name, braces: brace...close, returnsValue: returnsValue))
  }

  private static let accessors: Set<String> = ["get", "set", "didSet", "willSet", "_read", "_modify"]
}
