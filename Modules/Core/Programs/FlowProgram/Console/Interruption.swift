import Foundation
import Synchronization

/// The early end of the process: by Ctrl-C, by another signal, or by a closed output.
final class Interruption: Sendable {
  private let request = Mutex<InterruptionRequest?>(nil)
  /// The work before the end; nil while the process is ending.
  private let work = Mutex<[@Sendable () -> Void]?>([])

  /// Handles the signals that would end the process at once.
  func handleSignals() {
    signal(SIGPIPE, SIG_IGN)
    // Not on the main thread, which waits for input.
    let source = DispatchSource.makeReadSource(fileDescriptor: SignalPipe.shared.output, queue: .global())
    source.setEventHandler {
      // The handler retains its source.
      _ = source
      for number in SignalPipe.shared.read() { self.interrupt(by: Int32(number)) }
    }
    source.activate()
    for number in [SIGINT, SIGTERM, SIGHUP] { SignalPipe.handle(number) }
  }

  /// Redirects the next interruption to a request, so that work can end by itself; the one after it ends the process at once.
  func pass(to request: InterruptionRequest) { self.request.withLock { $0 = request } }

  /// Makes the request to which the interruption is redirected, or ends the process.
  func interrupt(by signal: Int32) {
    guard let request = request.withLock({ $0.take() }) else { end(by: signal) }
    request.make()
  }

  /// Adds work that is done before the process ends; does not return if the process is already ending.
  func addCleanup(_ work: @escaping @Sendable () -> Void) {
    self.work.withLock { $0?.append(work) }
    waitIfEnding()
  }

  /// Exits with the status that shells use for the signal.
  func end(by signal: Int32) -> Never { end(128 + signal) }

  /// Exits with a status; of several calls, the first one decides the status.
  func end(_ status: Int32) -> Never {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    guard let work else { while true { pause() } }
    for work in work { work() }
    exit(status)
  }

  /// Returns, unless the process is ending: then the main thread must not continue, since it would report errors about
  /// removed data.
  func waitIfEnding() {
    while work.withLock({ $0 == nil }) { pause() }
  }
}

/// A request to end the work of the program early, and to report its progress.
final class InterruptionRequest: Sendable {
  private let flag = Mutex(false)

  var isMade: Bool { flag.withLock(\.self) }

  func make() { flag.withLock { $0 = true } }
}

/// A pipe from signal handlers, which may do little more than write a byte.
///
/// A dispatch source for signals would lose those that arrive before its registration, some time after its activation.
private struct SignalPipe {
  static let shared = SignalPipe()

  /// The end for reading.
  let output: Int32
  private let input: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (output, input) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Handles a signal, unless the parent process has ignored it.
  static func handle(_ number: Int32) {
    // Created before a handler needs it.
    _ = shared
    let former = signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalPipe.shared.input, &byte, 1)
      errno = error
    }
    if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
  }

  /// Waits for signals, and returns them.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Foundation.read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
