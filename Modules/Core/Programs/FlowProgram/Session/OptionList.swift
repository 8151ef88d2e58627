import FlowCommandLine
import FlowHeadless
import FlowScreens
import Foundation

/// The sorted options of a field, which can be searched.
struct OptionList: Equatable {
  enum SearchResult: Equatable {
    case option(String)
    case several([String])
    case nothing
  }

  /// Up to this many options keep the app's order.
  private static let unsortedLimit = 6

  /// The options in the order of their numbers from 1: a few in the app's order, more sorted by name.
  let options: [String]

  init(_ options: [String]) {
    self.options =
      options.count > Self.unsortedLimit
      ? Language.developers.sortedPositions(of: options).map { options[$0] } : options
  }

  private init(ordered options: [String]) { self.options = options }

  /// Searches the options for a typed text: the number or the name of an option, the beginning of its name or of a word in it,
  /// its initials, or else any part of it.
  func search(for typed: String) -> SearchResult {
    let typed = TypedText.line.cleaned(typed)
    let text = typed.folded
    if let option = options.first(where: { $0 == typed }) ?? options.first(where: { $0.folded == text }) {
      return .option(option)
    }
    if typed.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(typed), options.indices.contains(number - 1) {
      return .option(options[number - 1])
    }
    guard text.contains(where: { !$0.isWhitespace }) else { return .nothing }
    var found = options.filter { $0.folded.matches(text) }
    if found.isEmpty { found = options.filter { $0.isFound(by: typed) } }
    switch found.count {
    case 0: return .nothing
    case 1: return .option(found[0])
    default: return .several(found)
    }
  }

  /// Returns the options that match a typed text; all of them for an empty one.
  func matches(for typed: String) -> [String] {
    guard !typed.isEmpty else { return options }
    return switch search(for: typed) {
    case .option(let option): [option]
    case .several(let some): some
    case .nothing: []
    }
  }

  /// Returns some of the options, in the same order.
  func filtered(to some: [String]) -> OptionList { OptionList(ordered: options.filter(some.contains)) }
}

extension String {
  /// Returns whether the string, or a word in it, begins with a text, or the text is its initials.
  fileprivate func matches(_ text: String) -> Bool {
    if hasPrefix(text) { return true }
    let words = split { !$0.isLetter && !$0.isNumber }
    if words.count > 1, String(words.compactMap(\.first)) == text { return true }
    return words.contains { $0.hasPrefix(text) } || contains(" " + text)
  }
}

/// A list of options in as many columns as fit, from top to bottom and then from left to right.
struct OptionColumns {
  private static let gap = 2

  private let cells: [String]
  private let widths: [Int]
  /// The number of lines.
  let height: Int

  init(_ options: [String], width: Int, isNumbered: Bool = true) {
    let digits = String(options.count).count
    let cells = options.enumerated().map { place, option in
      let number = String(place + 1)
      let mark = String(repeating: " ", count: digits - number.count) + number + " "
      return (isNumbered ? mark : "") + option.printable
    }
    let lengths = cells.map(\.columns)
    var height = 1
    while height < cells.count, Self.widths(lengths, height: height).map({ $0 + Self.gap }).reduce(0, +) > width {
      height += 1
    }
    self.cells = cells
    self.height = height
    widths = Self.widths(lengths, height: height)
  }

  /// The lines, each with a line feed.
  var text: String {
    (0..<height).map { row in
      stride(from: row, to: cells.count, by: height).enumerated().map { column, place in
        let isLast = place + height >= cells.count
        let padding = isLast ? 0 : widths[column] - cells[place].columns
        return String(repeating: " ", count: Self.gap) + cells[place] + String(repeating: " ", count: padding)
      }.joined() + "\n"
    }.joined()
  }

  /// Returns the widths of the columns for a number of lines.
  private static func widths(_ lengths: [Int], height: Int) -> [Int] {
    stride(from: 0, to: lengths.count, by: height).map { lengths[$0..<min($0 + height, lengths.count)].max() ?? 0 }
  }
}

/// A pending choice: the next line of the person answers it, if it can be an answer.
struct PendingChoice: Equatable {
  /// The answer that lists all options.
  static let all = "*"

  /// The label of the field.
  let field: String
  let list: OptionList
  /// Whether all options are listed, even if they do not fit into the window.
  var listsAll = false

  init(_ field: String, _ list: OptionList, listsAll: Bool = false) {
    self.field = field
    self.list = list
    self.listsAll = listsAll
  }
}
