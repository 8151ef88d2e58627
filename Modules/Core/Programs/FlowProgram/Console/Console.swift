import Foundation

/// The input and output of the program.
struct Console {
  /// Reads the next bytes of the input; returns an empty array at its end.
  let read: () throws(UsageError) -> [UInt8]
  /// Returns whether input, or its end, is available without waiting.
  var hasInput: () -> Bool = { true }
  var write: (String) -> Void
  let writeError: (String) -> Void
  /// Hides the person's input, or shows it again.
  var hidesInput: (Bool) -> Void = { _ in }
  var isTerminal = false
  var size: () -> (columns: Int, rows: Int) = { (80, 24) }
  /// Whether the output can have colours.
  var hasColours = false
  /// Whether the process does nothing else, so that all its tasks can run on one thread.
  var ownsProcess = false
  /// Redirects the next interruption to a request.
  var redirectInterruption: (InterruptionRequest) -> Void = { _ in }
  /// The folder for data between two runs of the program; nil if there is none.
  var caches: URL?
  /// Returns, unless the program is being interrupted.
  var waitIfInterrupted: () -> Void = {}
  /// Writes a text, and ends the process as failed, from any thread.
  var fail: (@Sendable (String) -> Void)?
  /// Waits before a program hears that a command takes long.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Adds work that is done before an interruption, by Ctrl-C or a signal.
  var addInterruptionCleanup: (@escaping @Sendable () -> Void) -> Void = { _ in }
}

// MARK: - The console of the process

extension Console {
  /// Returns whether a terminal may have colours; https://no-color.org: not if it is present and not empty.
  static func allowsColours(in environment: [String: String]) -> Bool {
    environment["NO_COLOR", default: ""].isEmpty && environment["TERM", default: "dumb"] != "dumb"
  }

  static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let writesToTerminal = isatty(STDOUT_FILENO) == 1
    let interruption = Interruption()
    interruption.handleSignals()
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
      hasColours: writesToTerminal && allowsColours(in: environment),
      ownsProcess: true,
      redirectInterruption: interruption.pass(to:),
      caches: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
      waitIfInterrupted: interruption.waitIfEnding,
      fail: { text in
        _ = write(text, to: .standardOutput)
        interruption.end(ExitStatus.failed.rawValue)
      },
      addInterruptionCleanup: interruption.addCleanup)
    if console.isTerminal {
      let echo = TerminalEcho()
      interruption.addCleanup { echo.show() }
      console.hidesInput = { $0 ? echo.hide() : echo.show() }
    }
    return console
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
    guard count >= 0 else { throw .unreadable("The input", reason: String(cString: strerror(errno))) }
    return Array(bytes.prefix(count))
  }

  private static func write(_ text: String, to file: FileHandle) -> Bool {
    (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
