import Foundation
import Onboarding

/// Identifiers in order: 1, 2, 3.
@MainActor
final class NumberedIDs {
  private(set) var count: UInt8 = 0

  func next() -> UserID {
    count &+= 1
    return .number(count)
  }
}

extension UUID {
  /// The UUID that ends with the number; the rest are zeros.
  static func number(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}

extension UserID {
  static func number(_ number: UInt8) -> UserID { UserID(.number(number)) }
}
