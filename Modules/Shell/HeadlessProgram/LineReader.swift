import HeadlessUI

/// Cuts the input into lines; of a line that is too long it keeps no more than shows that.
struct LineReader {
  private let read: () throws(UsageError) -> [UInt8]
  private let hasInput: () -> Bool
  private let write: (String) -> Void
  private let edit: Console.Edit?
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
    write = { _ in }
    edit = nil
  }

  init(_ console: Console) {
    read = console.read
    hasInput = console.hasInput
    write = console.write
    edit = console.edit
  }

  /// The next line without its end, after a prompt; nil at the end of the input.
  mutating func next(_ prompt: String = "", _ completer: LineCompleter = LineCompleter()) throws(UsageError) -> [UInt8]?
  {
    guard let edit else {
      if !prompt.isEmpty { write(prompt) }
      return try next { true }
    }
    let line = try edit(prompt, completer)
    count += line == nil ? 0 : 1
    return line.map { Array($0.utf8) }
  }

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
