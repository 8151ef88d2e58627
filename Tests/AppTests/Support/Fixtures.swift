import Forms
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
