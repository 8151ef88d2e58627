import Foundation
import Synchronization

/// How the process ends before its time: by Ctrl-C, from outside, or because nobody reads its output any more.
final class Interruption: Sendable {
  private let work = Mutex<[@Sendable () -> Void]>([])

  /// Takes over the signals that would end the process at once.
  init() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Not on the main thread, which waits for somebody to type.
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler keeps its source.
        _ = source
        self.end(by: number)
      }
      signal(number, SIG_IGN)
      source.activate()
    }
  }

  /// Does something before the process ends.
  func before(_ work: @escaping @Sendable () -> Void) {
    self.work.withLock { $0.append(work) }
  }

  /// Ends as a shell sees a program that a signal has ended.
  func end(by signal: Int32) -> Never { end(128 + signal) }

  /// Ends with this status.
  func end(_ status: Int32) -> Never {
    for work in work.withLock(\.self) { work() }
    exit(status)
  }
}
