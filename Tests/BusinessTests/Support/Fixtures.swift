import Business
import Contact
import FlowScreens
import Foundation
import Profile

extension BusinessID {
  /// The id with the last bytes of its number; the rest are zeros.
  static func number(_ number: UInt8) -> BusinessID {
    BusinessID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)))
  }
}

extension FormDraft<CompanyField> {
  static var acme: Self {
    [.name: "Acme", .country: "GB", .type: "limited", .registrationNumber: "01234567"]
  }

  static var guild: Self {
    [.name: "Guild of Bakers", .country: "EE", .type: "other", .registrationNumber: "12345678"]
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

extension FormDraft<RoleAndWebField> {
  static var director: Self { [.role: "director"] }

  static var baker: Self {
    [.role: "owner", .webPage: "https://bakers.example", .description: "Bakes bread"]
  }
}

extension FormDraft {
  func with(_ field: Field, _ text: String) -> Self {
    var draft = self
    draft[field] = text
    return draft
  }
}

extension BusinessDraft {
  static func acme(at step: Step) -> BusinessDraft {
    BusinessDraft(id: .number(1), step: step, company: .acme, address: .london, roleAndWeb: .director)
  }
}

extension Company {
  static var acme: Company { get throws { try Company(.acme) } }
  static var guild: Company { get throws { try Company(.guild) } }
}

extension PostalAddress {
  static var london: PostalAddress { get throws { try PostalAddress(.london) } }
}

extension BusinessProfile {
  static var acme: BusinessProfile { get throws { try acme() } }
  static var guild: BusinessProfile {
    get throws {
      try BusinessProfile(id: .number(1), company: .guild, address: .london, roleAndWeb: .baker)
    }
  }

  static func acme(
    id: BusinessID = .number(1), company: FormDraft<CompanyField> = .acme,
    roleAndWeb: FormDraft<RoleAndWebField> = .director
  ) throws -> BusinessProfile {
    try BusinessProfile(id: id, company: Company(company), address: .london, roleAndWeb: roleAndWeb)
  }
}

extension PersonalProfile {
  static var ada: PersonalProfile {
    get throws {
      let draft: FormDraft<PersonalDetailsField> = [
        .firstName: "Ada", .lastName: "Lovelace", .dateOfBirth: "1990-12-10", .phone: "+442079460958",
        .email: "ada@example.com",
      ]
      let details = try PersonalDetails(draft, today: CivilDate(year: 2026, month: 10, day: 30))
      return try PersonalProfile(details: details, address: .london)
    }
  }
}
