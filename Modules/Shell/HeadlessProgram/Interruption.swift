import Foundation
import Synchronization

/// How the process ends before its time: by Ctrl-C, from outside, or because nobody reads its output any more.
final class Interruption: Sendable {
  private let request = Mutex<InterruptionRequest?>(nil)
  private let work = Mutex<[@Sendable () -> Void]>([])
  private let isEnding = Mutex(false)

  /// Takes over the signals that would end the process at once.
  init() {
    signal(SIGPIPE, SIG_IGN)
    // Not on the main thread, which waits for somebody to type.
    let source = DispatchSource.makeReadSource(fileDescriptor: SignalPipe.shared.output, queue: .global())
    source.setEventHandler {
      // The handler keeps its source.
      _ = source
      for number in SignalPipe.shared.read() where !self.passOn() { self.end(by: Int32(number)) }
    }
    source.activate()
    for number in [SIGINT, SIGTERM, SIGHUP] { SignalPipe.take(number) }
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
    isEnding.withLock { $0 = true }
    for work in work.withLock(\.self) { work() }
    exit(status)
  }

  /// Does not return when the process is ending: what the main thread still does then is nobody's concern any more,
  /// such as an error because its data is gone.
  func waitIfEnding() {
    while isEnding.withLock(\.self) { pause() }
  }
}
