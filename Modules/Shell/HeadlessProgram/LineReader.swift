import HeadlessUI

/// Cuts the input into lines; of a line that is too long it keeps no more than shows that.
struct LineReader {
  private let read: () throws(UsageError) -> [UInt8]
  private var buffer: ArraySlice<UInt8> = []
  private var isOver = false

  /// How many lines were read.
  private(set) var count = 0

  init(_ read: @escaping () throws(UsageError) -> [UInt8]) {
    self.read = read
  }

  /// The next line without its end; nil at the end of the input.
  mutating func next() throws(UsageError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = buffer.firstIndex(of: 0x0A)
      line += buffer[..<(end ?? buffer.endIndex)].prefix(JourneyParser.longestLine + 1 - line.count)
      if let end {
        buffer = buffer[(end + 1)...]
        return finished(line)
      }
      buffer = isOver ? [] : try read()[...]
      isOver = buffer.isEmpty
      if isOver { return line.isEmpty ? nil : finished(line) }
    }
  }

  private mutating func finished(_ line: [UInt8]) -> [UInt8] {
    count += 1
    return line.last == 0x0D ? line.dropLast() : line
  }
}
