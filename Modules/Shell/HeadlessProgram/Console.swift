import Foundation

/// Where the program reads from and writes to.
struct Console {
  /// Lets a person write a line after a prompt; nil when they want to write no more.
  typealias Edit = (_ prompt: String, _ completer: LineCompleter) throws(UsageError) -> String?

  /// The next bytes of the input; none at its end.
  let read: () throws(UsageError) -> [UInt8]
  /// Whether there is input, or its end, that need not be waited for.
  var hasInput: () -> Bool = { true }
  /// Writes to standard output.
  var write: (String) -> Void
  /// Writes to standard error.
  let writeError: (String) -> Void
  /// Lets a person edit lines, where there is a terminal that can do that.
  var edit: Edit?
  /// Whether a person types and reads.
  var isTerminal = false
  /// How many columns and rows of text a person sees.
  var size: () -> (columns: Int, rows: Int) = { (80, 24) }
  /// Whether what is written may have colours.
  var hasColours = false
  /// Whether the process does nothing else: then all its tasks can be done on one thread.
  var ownsProcess = false
  /// Takes over the next interruption.
  var takeInterruption: (InterruptionRequest) -> Void = { _ in }
  /// Where small things can be kept between two runs of the program; nil if nowhere.
  var caches: URL?
  /// Does not return when the program is being interrupted.
  var waitIfInterrupted: () -> Void = {}
  /// Does something before the program is interrupted, by Ctrl-C or from outside.
  var beforeInterruption: (@escaping @Sendable () -> Void) -> Void = { _ in }
}

// MARK: - This process

extension Console {
  /// The console of this process.
  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let writesToTerminal = isatty(STDOUT_FILENO) == 1
    // https://no-color.org: present and not empty.
    let refusesColours = environment["NO_COLOR", default: ""] != "" || environment["TERM", default: "dumb"] == "dumb"
    let interruption = Interruption()
    var console = Console(
      read: { () throws(UsageError) in try readStandardInput() },
      hasInput: hasStandardInput,
      write: { text in
        interruption.waitIfEnding()
        guard !write(text, to: .standardOutput) else { return }
        if errno == EPIPE { interruption.end(by: SIGPIPE) }
        _ = write("The output cannot be written.\n", to: .standardError)
        interruption.end(ExitStatus.usage.rawValue)
      },
      writeError: {
        interruption.waitIfEnding()
        _ = write($0, to: .standardError)
      },
      isTerminal: writesToTerminal && isatty(STDIN_FILENO) == 1,
      size: terminalSize,
      hasColours: writesToTerminal && !refusesColours,
      ownsProcess: true,
      takeInterruption: interruption.pass(to:),
      caches: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
      waitIfInterrupted: interruption.waitIfEnding,
      beforeInterruption: interruption.before)
    if console.isTerminal, environment["TERM", default: "dumb"] != "dumb" {
      console.edit = editor(of: console, interruption)
    }
    return console
  }

  private static func editor(of console: Console, _ interruption: Interruption) -> Edit {
    let terminal = RawTerminal()
    interruption.before { terminal.leave() }
    let editor = TerminalEditor(
      terminal, read: console.read, write: console.write, columns: { terminalSize().columns },
      interrupt: { interruption.end(by: SIGINT) })
    return { (prompt, completer) throws(UsageError) in try editor.line(prompt, completer) }
  }

  private static func terminalSize() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private static func hasStandardInput() -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  private static func readStandardInput() throws(UsageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = 0
    repeat { count = Foundation.read(STDIN_FILENO, &bytes, bytes.count) } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .unreadable("The input", why: String(cString: strerror(errno))) }
    return Array(bytes.prefix(count))
  }

  private static func write(_ text: String, to file: FileHandle) -> Bool {
    (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
