import Business
import Contact
import FlowKit
import FlowScreens
import FlowStorage
import Foundation
import Profile
import Storage
import Testing

@testable import App
@testable import CompositionRoot

struct OnboardingBusinessTests {
  private let onboardingBusiness: OnboardingBusiness
  private let database: SQLiteDatabase

  init() async throws {
    database = try await appSchema.open(.memory)
    onboardingBusiness = OnboardingBusiness(
      drafts: try await SQLiteDocument(
        named: "business draft", title: "business draft", isDraft: true, of: .person, in: database),
      stored: try await SQLiteDocument(
        named: "onboarding business", title: "onboarding business", of: .person, in: database))
  }

  @Test func `resumes a draft that was started elsewhere`() async {
    await onboardingBusiness.save(BusinessDraft.acme)

    #expect(onboardingBusiness.load() == .acme)
    #expect(onboardingBusiness.drafts.load() == .acme)
  }

  @Test func `fills in the forms of the stored business, under the same id, beginning with the first`() async throws {
    var typed = BusinessDraft.acme
    typed.step = .review
    await onboardingBusiness.save(typed)

    try await database.apply(onboardingBusiness.changes(storing: .acme))
    await onboardingBusiness.clear()

    #expect(onboardingBusiness.load() == .acme)
    #expect(onboardingBusiness.drafts.load() == nil)
  }

  /// Catches a new business that overwrites the one of the onboarding.
  @Test func `does not save changes of a stored business as the next draft`() async throws {
    try await database.apply(onboardingBusiness.changes(storing: .acme))
    var changed = BusinessDraft.acme
    changed.company[.name] = "Apex"

    await onboardingBusiness.save(changed)

    #expect(onboardingBusiness.load() == changed)
    #expect(onboardingBusiness.drafts.load() == nil)
  }

  @Test func `keeps the draft of another business`() async throws {
    let other = BusinessDraft(id: .number(2), company: [.name: "Other"])
    try await database.apply(onboardingBusiness.changes(storing: .acme))
    await onboardingBusiness.drafts.save(other)

    try await database.apply(onboardingBusiness.changes(storing: .acme))
    await onboardingBusiness.clear()
    let during = onboardingBusiness.load()
    try await database.apply([onboardingBusiness.clearing()])

    #expect(during == .acme)
    #expect(onboardingBusiness.load() == other)
  }
}

extension BusinessID {
  static func number(_ number: UInt8) -> BusinessID {
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
