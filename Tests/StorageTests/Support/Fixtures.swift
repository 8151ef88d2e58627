import Contact
import FlowScreens
import Profile

extension ProfileDraft {
  static let ada = ProfileDraft(
    step: .address,
    personalDetails: [
      .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+442079460958",
      .email: "ada@example.com",
    ],
    address: [
      .country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH",
    ])

  /// Texts that break careless quoting.
  static let odd = ProfileDraft(
    personalDetails: [.firstName: "'); DROP TABLE profile; --", .lastName: "\u{0}\u{1F600}\n\""])
}

extension PersonalProfile {
  static var ada: Self { get throws { try PersonalProfile(.ada) } }

  static var augusta: Self {
    get throws {
      var draft = ProfileDraft.ada
      draft.personalDetails[.firstName] = "Augusta"
      return try PersonalProfile(draft)
    }
  }

  private init(_ draft: ProfileDraft) throws {
    let today = try CivilDate(year: 2026, month: 10, day: 30)
    self.init(
      details: try PersonalDetails(draft.personalDetails, today: today), address: try PostalAddress(draft.address))
  }
}
