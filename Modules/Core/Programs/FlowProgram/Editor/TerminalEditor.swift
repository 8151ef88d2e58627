/// Reads edited lines from a terminal.
final class TerminalEditor {
  private let terminal: RawTerminal
  private let read: () throws(UsageError) -> [UInt8]
  private let write: (String) -> Void
  private let size: () -> (columns: Int, rows: Int)
  private let interrupt: () -> Void
  private var editor = LineEditor()
  private var decoder = KeyDecoder()
  /// The keys that were pressed before the line began.
  private var keys: ArraySlice<Key> = []

  /// - Parameter interrupt: Ends the program.
  init(
    _ terminal: RawTerminal, read: @escaping () throws(UsageError) -> [UInt8], write: @escaping (String) -> Void,
    size: @escaping () -> (columns: Int, rows: Int), interrupt: @escaping () -> Void
  ) {
    self.terminal = terminal
    self.read = read
    self.write = write
    self.size = size
    self.interrupt = interrupt
  }

  /// Reads the next line; returns nil at the end of the input.
  func line(_ prompt: String, _ completer: LineCompleter) throws(UsageError) -> String? {
    terminal.enter()
    defer { terminal.leave() }
    while true {
      draw(prompt)
      if keys.isEmpty {
        let bytes = try read()
        guard !bytes.isEmpty else { return nil }
        keys = decoder.keys(in: bytes)[...]
      }
      while let key = keys.popFirst() {
        let outcome = editor.press(key, completer)
        switch outcome {
        case .editing: continue
        case .line(let line):
          write(LineDisplay(prompt: prompt, width: size().columns).text(LineBuffer(line)) + "\n")
          return line
        case .ended:
          write("\n")
          return nil
        case .discarded: write("^C\n")
        case .interrupted:
          write("^C\n")
          interrupt()
        case .list(let lines): list(lines)
        case .suspended:
          write("\n")
          terminal.suspend()
        case .cleared: write("\u{1B}[H\u{1B}[2J")
        }
        draw(prompt)
      }
    }
  }

  /// Lists possible lines, if they fit into the window with the prompt.
  private func list(_ lines: [String]) {
    let table = OptionColumns(lines, width: size().columns, isNumbered: false)
    let fits = table.height + 2 <= size().rows
    write("\n" + (fits ? table.text : "\(lines.count) possibilities. Type more, and press Tab again.\n"))
  }

  private func draw(_ prompt: String) { write(LineDisplay(prompt: prompt, width: size().columns).text(editor.buffer)) }
}
