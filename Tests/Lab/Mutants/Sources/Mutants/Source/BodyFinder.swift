/// Finds the bodies of a file: those of functions, initialisers and accessors, and none inside another.
struct BodyFinder {
  private let file: SwiftFile
  private var bodies: [Body] = []
  private var values: [Value] = []

  private init(_ file: SwiftFile) {
    self.file = file
  }

  /// The bodies of a file.
  static func bodies(of file: SwiftFile) -> [Body] {
    var finder = BodyFinder(file)
    finder.scan(file.tokens.indices)
    return finder.bodies
  }

  /// The initial values of stored properties, and default arguments.
  static func values(of file: SwiftFile) -> [Value] {
    var finder = BodyFinder(file)
    finder.scan(file.tokens.indices)
    return finder.values
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
      if text(position) == "(" { defaultArguments(of: name, in: position) }
      position = file.opens(position) ? file.partner(of: position) + 1 : position + 1
    }
    add(name, at: brace, returnsValue: answers)
    return file.partner(of: brace) + 1
  }

  private mutating func defaultArguments(of name: String, in open: Int) {
    var position = open + 1
    while position < file.partner(of: open) {
      if text(position) == "=" {
        let start = position + 1
        while ![",", ")"].contains(text(position)) { position = max(position, file.partner(of: position)) + 1 }
        values.append(Value(declaration: name, tokens: start...position - 1))
      }
      position = max(position, file.partner(of: position)) + 1
    }
  }

  private mutating func property(at index: Int, in range: Range<Int>) -> Int {
    let name = text(index) == "subscript" ? text(index) : text(index + 1)
    var value: Int?
    var position = index + 1
    while position < range.upperBound {
      let token = file.tokens[position]
      if position > index + 1, token.startsLine, !file.continues(position) { break }
      if token.text == "=" { value = value ?? position + 1 }
      if token.text == "{" {
        if Self.accessors.contains(text(position + 1)) {
          if let start = value { values.append(Value(declaration: name, tokens: start...position - 1)) }
          accessors(of: name, in: position)
          return file.partner(of: position) + 1
        } else if value == nil {
          add(name, at: position, returnsValue: true)
        }
      }
      position = file.opens(position) ? file.partner(of: position) + 1 : position + 1
    }
    if let start = value { values.append(Value(declaration: name, tokens: start...position - 1)) }
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
