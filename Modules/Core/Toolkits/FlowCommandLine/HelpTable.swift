/// Inputs with their meanings in two columns.
package struct HelpTable {
  private let rows: [(input: String, meaning: String)]

  package init(_ rows: [(input: String, meaning: String)]) { self.rows = rows }

  package init(of options: [Option]) { self.init(options.map { ($0.usage, $0.explanation) }) }

  /// Returns the table in lines of a maximum width, indented by two columns.
  package func text(width: Int) -> String {
    let left = min(rows.map(\.input.columns).max() ?? 0, max(16, width * 2 / 5))
    return rows.map { row in
      let meaning = row.meaning.wrapped(to: max(20, width - left - 4), hanging: 0).split(separator: "\n")
      let indented = meaning.joined(separator: "\n" + String(repeating: " ", count: left + 4))
      let input = row.input.wrapped(to: width - 2)
      guard input.columns <= left else {
        return "  \(input)\n" + String(repeating: " ", count: left + 4) + indented + "\n"
      }
      return "  " + input + String(repeating: " ", count: left - input.columns + 2) + indented + "\n"
    }.joined()
  }
}
