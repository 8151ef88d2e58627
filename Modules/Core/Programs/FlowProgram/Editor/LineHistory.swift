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
