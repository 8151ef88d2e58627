import Foundation
import Synchronization

/// How the process ends before its time: by Ctrl-C, from outside, or because nobody reads its output any more.
final class Interruption: Sendable {
  private let request = Mutex<InterruptionRequest?>(nil)
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
        if !self.passOn() { self.end(by: number) }
      }
      signal(number, SIG_IGN)
      source.activate()
    }
  }

  /// Lets somebody come to an end by themselves when the process is to end; the second time, it ends at once.
  func pass(to request: InterruptionRequest) { self.request.withLock { $0 = request } }

  /// - Returns: whether somebody was told who was not told before.
  private func passOn() -> Bool { request.withLock { $0.take() }?.make() ?? false }

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
