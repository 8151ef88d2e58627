import Business
import Database
import Documents
import Forms
import Foundation
import Profile
import Storage
import Testing

@testable import App
@testable import CompositionRoot

struct RememberedBusinessTests {
  private let remembered: RememberedBusiness
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
    remembered = RememberedBusiness(
      drafts: try await SQLiteDocument(named: "business draft", in: database),
      stored: try await SQLiteDocument(named: "onboarding business", in: database))
  }

  @Test func `goes on with what was begun before there was one`() async {
    await remembered.save(BusinessDraft.acme)

    #expect(remembered.load() == .acme)
    #expect(remembered.drafts.load() == .acme)
  }

  @Test func `fills in the forms from what was stored, under the same id and from the first`() async throws {
    var typed = BusinessDraft.acme
    typed.step = .review
    await remembered.save(typed)

    try await database.make(remembered.changes(storing: .acme))
    await remembered.clear()

    #expect(remembered.load() == .acme)
    #expect(remembered.drafts.load() == nil)
  }

  /// Catches a business that is opened from home and in truth changes another one.
  @Test func `what changes it is no draft of the next`() async throws {
    try await database.make(remembered.changes(storing: .acme))
    var changed = BusinessDraft.acme
    changed.company[.name] = "Apex"

    await remembered.save(changed)

    #expect(remembered.load() == changed)
    #expect(remembered.drafts.load() == nil)
  }

  @Test func `leaves alone what was begun for another one`() async throws {
    let other = BusinessDraft(id: .number(2), company: [.name: "Other"])
    try await database.make(remembered.changes(storing: .acme))
    await remembered.drafts.save(other)

    try await database.make(remembered.changes(storing: .acme))
    await remembered.clear()
    let during = remembered.load()
    try await database.make([remembered.forgetting()])

    #expect(during == .acme)
    #expect(remembered.load() == other)
  }
}

extension BusinessID {
  fileprivate static func number(_ number: UInt8) -> BusinessID {
    BusinessID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }
}

extension BusinessDraft {
  fileprivate static let acme = BusinessDraft(
    id: .number(1),
    company: [.name: "Acme", .country: "GB", .type: "limited", .registrationNumber: "01234567"],
    address: [.country: "GB", .firstLine: "1 Road", .city: "London", .postcode: "SW1Y 4JH"],
    roleAndWeb: [.role: "director", .webPage: "https://acme.example"])
}

extension BusinessProfile {
  fileprivate static var acme: Self {
    get throws {
      let draft = BusinessDraft.acme
      return try BusinessProfile(
        id: draft.id, company: Company(draft.company), address: PostalAddress(draft.address),
        roleAndWeb: draft.roleAndWeb)
    }
  }
}
