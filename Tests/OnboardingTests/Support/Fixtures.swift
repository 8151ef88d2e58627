import Business
import Contact
import FlowScreens
import Foundation
import Money
import Onboarding
import Profile

extension EmailAddress {
  static var ada: Self { get throws { try EmailAddress("ada@example.com") } }
  static var augusta: Self { get throws { try EmailAddress("augusta@example.com") } }
}

extension User {
  static var ada: Self { get throws { try User(id: .number(1), email: .ada, country: Country("GB")) } }
  static var somebody: Self { get throws { try User(id: .number(99), email: .ada, country: Country("FR")) } }

  func with(email: EmailAddress) -> User { User(id: id, email: email, country: country) }
}

extension PersonalProfile {
  static var ada: Self { get throws { try make("Ada") } }
  static var augusta: Self { get throws { try make("Augusta") } }

  private static func make(_ firstName: String) throws -> Self {
    try PersonalProfile(
      details: PersonalDetails(
        [
          .firstName: firstName, .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+44 20 7946 0958",
          .email: "ada@example.com",
        ], today: CivilDate("2026-10-30")),
      address: .london)
  }
}

extension BusinessProfile {
  static var acme: Self { get throws { try make(101, "Acme") } }
  static var bolts: Self { get throws { try make(102, "Bolts") } }

  private static func make(_ number: UInt8, _ name: String) throws -> Self {
    try BusinessProfile(
      id: BusinessID(.number(number)),
      company: Company([.name: name, .country: "GB", .type: "limited", .registrationNumber: "01234567"]),
      address: .london, roleAndWeb: [.role: "director"])
  }
}

extension PostalAddress {
  static var london: Self {
    get throws {
      try PostalAddress(
        [.country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH"])
    }
  }
}

extension ActiveProfile {
  static var ada: Self { get throws { .personal(try .ada) } }
  static var acme: Self { get throws { .business(try .acme) } }
  static var bolts: Self { get throws { .business(try .bolts) } }
}

extension OnboardedUser {
  static var adaHerself: Self { get throws { try OnboardedUser(user: .ada, activeProfile: .ada) } }
  static var adaAsAcme: Self { get throws { try OnboardedUser(user: .ada, activeProfile: .acme) } }
  static var adaAsBolts: Self { get throws { try OnboardedUser(user: .ada, activeProfile: .bolts) } }
}

extension OnboardingDraft {
  /// Ada's draft with a stored user.
  static func ada(at step: Step, activeProfile: ActiveProfile? = nil) throws -> Self {
    OnboardingDraft(
      step: step, userID: .number(1), email: [.email: "ada@example.com"], country: [.country: "GB"],
      user: try .ada, activeProfile: activeProfile)
  }
}
