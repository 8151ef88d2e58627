import Foundation

/// Where the program reads from and writes to.
struct Console {
  /// The next bytes of the input; none at its end.
  let read: () throws(UsageError) -> [UInt8]
  /// Writes to standard output.
  let write: (String) -> Void
  /// Writes to standard error.
  let writeError: (String) -> Void
  /// Whether a person types and reads.
  var isTerminal = false
  /// Whether what is written may have colours.
  var hasColours = false
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
    return Console(
      read: { () throws(UsageError) in try readStandardInput() },
      write: { text in
        if !write(text, to: .standardOutput) {
          _ = write("The output cannot be written.\n", to: .standardError)
          exit(ExitStatus.usage.rawValue)
        }
      },
      writeError: { _ = write($0, to: .standardError) },
      isTerminal: writesToTerminal && isatty(STDIN_FILENO) == 1,
      hasColours: writesToTerminal && !refusesColours,
      beforeInterruption: { work in
        for signal in [SIGINT, SIGTERM, SIGHUP] { onInterruption(by: signal, work) }
      })
  }

  private static func onInterruption(by number: Int32, _ work: @escaping @Sendable () -> Void) {
    // Not on the main thread, which waits for somebody to type.
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      work()
      // As a shell sees a program that a signal has ended. The handler keeps its source.
      withExtendedLifetime(source) { exit(128 + number) }
    }
    signal(number, SIG_IGN)
    source.activate()
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
