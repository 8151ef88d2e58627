import Foundation
import Synchronization

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

/// The settings of the terminal: it sends each key at once while a line is edited, and is unchanged at other times.
final class RawTerminal: Sendable {
  private let descriptor: Int32
  private let former = Mutex<termios?>(nil)

  /// - Parameter descriptor: The terminal; any other file is left unchanged.
  init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Makes the terminal send each key at once.
  func enter() {
    former.withLock { former in
      var settings = termios()
      guard former == nil, tcgetattr(descriptor, &settings) == 0 else { return }
      former = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
      withUnsafeMutableBytes(of: &settings.c_cc) {
        $0[Int(VMIN)] = 1; $0[Int(VTIME)] = 0
      }
      // Not TCSAFLUSH, which would discard keys that were pressed early.
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Restores the settings.
  func leave() {
    former.withLock { former in
      guard var settings = former.take() else { return }
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  /// Suspends the process like Ctrl-Z, and returns when it continues.
  func suspend() {
    leave()
    // The signal is unblocked and sent to this thread, so that the process stops before the settings change again.
    var (stop, former) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &former)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    enter()
  }
}
