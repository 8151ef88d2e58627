import FlowCommandLine
import FlowHeadless

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
