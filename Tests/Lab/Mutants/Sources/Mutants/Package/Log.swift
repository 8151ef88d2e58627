import Foundation

/// A file that another process writes, read line by line.
struct Log {
  let file: URL
  /// Where the first line that was not read begins.
  private var offset: UInt64 = 0

  init(_ file: URL) { self.file = file }

  /// The whole lines that were added since the last call.
  mutating func newLines() -> String {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd(),
      let end = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return "" }
    let lines = data[...end]
    offset += UInt64(lines.count)
    return String(decoding: lines, as: UTF8.self)
  }
}
