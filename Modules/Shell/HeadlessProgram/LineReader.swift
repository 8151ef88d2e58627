import HeadlessUI

/// Cuts the input into lines; of a line that is too long it keeps no more than shows that.
struct LineReader {
  private let read: () throws(UsageError) -> [UInt8]
  private let hasInput: () -> Bool
  private var buffer: ArraySlice<UInt8> = []
  private var isOver = false

  /// How many lines were read.
  private(set) var count = 0

  /// - Parameters:
  ///   - read: The next bytes of the input; none at its end.
  ///   - hasInput: Whether there are bytes, or the end, that need not be waited for.
  init(_ read: @escaping () throws(UsageError) -> [UInt8], hasInput: @escaping () -> Bool = { true }) {
    self.read = read
    self.hasInput = hasInput
  }

  /// The next line without its end; nil at the end of the input.
  mutating func next() throws(UsageError) -> [UInt8]? { try next { true } }

  /// The next line, if all of it is there already.
  mutating func nextReceived() throws(UsageError) -> [UInt8]? { try next(while: hasInput) }

  private mutating func next(while mayRead: () -> Bool) throws(UsageError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = buffer.firstIndex(of: 0x0A)
      line += buffer[..<(end ?? buffer.endIndex)].prefix(JourneyParser.longestLine + 1 - line.count)
      if let end {
        buffer = buffer[(end + 1)...]
        return finished(line)
      }
      guard isOver || mayRead() else { return nil }
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
