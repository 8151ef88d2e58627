import Foundation
import Synchronization

/// Catches signals that end the program, so that it can end in order.
final class Interruption: Sendable {
  private let isWanted = Atomic(false)

  /// Handles the signals that would end the process at once.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler retains its source.
        _ = source
        self.isWanted.store(true, ordering: .relaxed)
      }
      signal(number, SIG_IGN)
      source.activate()
    }
  }

  /// Whether a signal was received.
  var isInterrupted: Bool { isWanted.load(ordering: .relaxed) }
}
