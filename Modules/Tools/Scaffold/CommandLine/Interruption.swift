import Foundation
import Synchronization

/// Notes that somebody wants the program to end, so that it can end in order.
final class Interruption: Sendable {
  private let isWanted = Atomic(false)

  /// Takes over the signals that would end the process at once.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // The handler keeps its source.
        _ = source
        self.isWanted.store(true, ordering: .relaxed)
      }
      signal(number, SIG_IGN)
      source.activate()
    }
  }

  /// Whether such a signal has come.
  var hasCome: Bool { isWanted.load(ordering: .relaxed) }
}
