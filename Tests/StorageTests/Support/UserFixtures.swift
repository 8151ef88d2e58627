import Contact
import Foundation
import Money
import Onboarding
import Profile

extension User {
  static var ada: Self { get throws { try make(1, "ada@example.com") } }
  static var augusta: Self { get throws { try make(2, "augusta@example.com") } }

  static func make(_ number: UInt8, _ email: String) throws -> Self {
    let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    return try User(id: UserID(uuid), email: EmailAddress(email), country: Country("GB"))
  }
}
