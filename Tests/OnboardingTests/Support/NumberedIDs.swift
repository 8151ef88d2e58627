import Foundation
import Synchronization

/// Identifiers in order: 1, 2, 3.
final class NumberedIDs: Sendable {
  private let given = Mutex<UInt8>(0)

  var count: Int { given.withLock { Int($0) } }

  func next() -> UUID {
    given.withLock { given in
      given &+= 1
      return .number(given)
    }
  }
}

extension UUID {
  static func number(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
