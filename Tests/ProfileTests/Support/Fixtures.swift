import Contact
import FlowScreens
import Profile

extension FormDraft<PersonalDetailsField> {
  static var ada: Self {
    [
      .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+44 20 7946 0958",
      .email: "ada@example.com",
    ]
  }
}

extension FormDraft<AddressField> {
  static var london: Self {
    [.country: "GB", .firstLine: "12 St James's Square", .city: "London", .postcode: "SW1Y 4JH"]
  }

  static var portland: Self {
    [
      .country: "US", .firstLine: "1120 SW 5th Avenue", .city: "Portland", .state: "OR", .postcode: "97204",
    ]
  }
}

extension FormDraft {
  func with(_ field: Field, _ text: String) -> Self {
    var draft = self
    draft[field] = text
    return draft
  }
}

extension CivilDate {
  static var today: Self { get throws { try CivilDate(year: 2026, month: 10, day: 30) } }
}

extension PersonalDetails {
  static var ada: Self { get throws { try PersonalDetails(.ada, today: .today) } }
}

extension PersonalProfile {
  static var ada: Self { get throws { try PersonalProfile(details: .ada, address: PostalAddress(.london)) } }
}
