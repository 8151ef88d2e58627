import FlowHeadless

/// A reader that splits the input into lines, and truncates lines that are too long.
struct LineReader {
  private let read: () throws(UsageError) -> [UInt8]
  private let hasInput: () -> Bool
  private let write: (String) -> Void
  private let edit: Console.Edit?
  /// The longest line in bytes; of a longer one, the reader returns one byte more.
  private let longestLine: Int
  private var buffer: ArraySlice<UInt8> = []
  private var isOver = false

  /// The number of lines so far.
  private(set) var count = 0

  /// - Parameters:
  ///   - read: Reads the next bytes of the input; returns an empty array at its end.
  ///   - hasInput: Returns whether input, or its end, is available without waiting.
  init(_ read: @escaping () throws(UsageError) -> [UInt8], hasInput: @escaping () -> Bool = { true }) {
    self.read = read
    self.hasInput = hasInput
    write = { _ in }
    edit = nil
    longestLine = JourneyParser.longestLine
  }

  init(_ console: Console, longestLine: Int = JourneyParser.longestLine) {
    self.longestLine = longestLine
    read = console.read
    hasInput = console.hasInput
    write = console.write
    edit = console.edit
  }

  /// Reads the next line without its line end, after a prompt; returns nil at the end of the input.
  mutating func next(_ prompt: String = "", _ completer: LineCompleter = LineCompleter()) throws(UsageError) -> [UInt8]?
  {
    guard let edit else {
      if !prompt.isEmpty { write(prompt) }
      return try next { true }
    }
    guard let line = try edit(prompt, completer) else { return nil }
    count += 1
    return Array(line.utf8)
  }

  /// Reads the next line, if all of it is available without waiting.
  mutating func nextReceived() throws(UsageError) -> [UInt8]? { try next(while: hasInput) }

  private mutating func next(while mayRead: () -> Bool) throws(UsageError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = buffer.firstIndex(of: 0x0A)
      line += buffer[..<(end ?? buffer.endIndex)].prefix(longestLine + 1 - line.count)
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
