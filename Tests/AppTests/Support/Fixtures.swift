import Business
import Contact
import FlowScreens
import Foundation
import Money
import Onboarding
import Profile

extension ProfileDraft {
  static let ada = ProfileDraft(
    personalDetails: [
      .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+442079460958",
      .email: "ada@example.com",
    ],
    address: [
      .country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH",
    ])
}

extension PersonalProfile {
  static var ada: Self {
    get throws {
      let today = try CivilDate(year: 2026, month: 10, day: 30)
      let details = try PersonalDetails(ProfileDraft.ada.personalDetails, today: today)
      return PersonalProfile(details: details, address: try PostalAddress(ProfileDraft.ada.address))
    }
  }
}

extension OnboardedUser {
  static func ada(as profile: ActiveProfile) throws -> OnboardedUser {
    let id = UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
    return OnboardedUser(
      user: User(id: id, email: try EmailAddress("ada@example.com"), country: try .init("GB")), activeProfile: profile)
  }
}

extension BusinessProfile {
  static func named(_ name: String, _ number: UInt8) throws -> BusinessProfile {
    try BusinessProfile(
      id: BusinessID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))),
      company: Company([.name: name, .country: "GB", .type: "limited", .registrationNumber: "01234567"]),
      address: PostalAddress(ProfileDraft.ada.address), roleAndWeb: [.role: "director"])
  }
}
