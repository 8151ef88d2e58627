/// Finds the ends of comments, strings and regular expressions.
struct Skipping {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The end of the comment that begins here; nil if none does.
  func comment(at start: Int) -> Int? {
    if has("//", at: start) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
    guard has("/*", at: start) else { return nil }
    var depth = 1
    var position = start + 2
    while position < bytes.count, depth > 0 {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    }
    return position
  }

  /// The end of the string that begins here; nil if none does.
  func string(at start: Int) -> Int? {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    guard has("\"", at: start + hashes) else { return nil }
    let quotes = has("\"\"\"", at: start + hashes) ? "\"\"\"" : "\""
    let ending = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var position = start + hashes + quotes.utf8.count
    while position < bytes.count, !has(ending, at: position) {
      if has(escape + "(", at: position) {
        position = interpolation(at: position + escape.utf8.count)
      } else {
        position += has(escape, at: position) ? escape.utf8.count + 1 : 1
      }
    }
    return min(position + ending.utf8.count, bytes.count)
  }

  /// The end of the regular expression that begins here, and ends in its line; nil if none does.
  func regularExpression(at start: Int) -> Int? {
    guard has("/", at: start), !has("/ ", at: start) else { return nil }
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if has("/", at: position) { return position + 1 }
      position += has("\\", at: position) ? 2 : 1
    }
    return nil
  }

  /// The end of an interpolation's text in brackets.
  private func interpolation(at start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      if let end = comment(at: position) ?? string(at: position) {
        position = end
        continue
      }
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return position
  }

  private func has(_ text: String, at position: Int) -> Bool {
    position < bytes.count && bytes[position...].starts(with: text.utf8)
  }
}
