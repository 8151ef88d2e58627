/// The lines that were typed before, in memory only: they may hold what is the person's own.
struct LineHistory {
  private var lines: [String] = []
  /// The line that is shown, counted from the end; 0 is the one that is typed now.
  private var depth = 0
  private var draft = ""

  /// Keeps a line, unless it says nothing or what the last one says.
  mutating func append(_ line: String) {
    depth = 0
    if !line.allSatisfy(\.isWhitespace), line != lines.last { lines.append(line) }
  }

  /// The line before the one that is shown; nil if there is none.
  mutating func back(from line: String) -> String? {
    guard depth < lines.count else { return nil }
    if depth == 0 { draft = line }
    depth += 1
    return lines[lines.count - depth]
  }

  /// The line after the one that is shown, at last the one that was typed; nil if there is none.
  mutating func forward() -> String? {
    guard depth > 0 else { return nil }
    depth -= 1
    return depth == 0 ? draft : lines[lines.count - depth]
  }
}
