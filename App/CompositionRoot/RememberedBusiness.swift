import Business
import Forms
import Foundation
import Profile
import Storage

/// Remembers the business that was stored on the way in, so that whoever comes to the form again changes that one.
struct RememberedBusiness: Sendable {
  let store: any BusinessStore
  /// What is typed for a business that is not stored yet, wherever that was begun.
  let drafts: SQLiteDocument<BusinessDraft>
  /// What is in the forms of the business that is stored.
  let stored: SQLiteDocument<BusinessDraft>

  /// The person is in; the next business is another one.
  func forget() async { await stored.clear() }
}

// MARK: - BusinessStore

extension RememberedBusiness: BusinessStore {
  func loadAll() async throws(BusinessStoreError) -> [BusinessProfile] {
    try await store.loadAll()
  }

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    try await store.save(business)
    await stored.keep(try? BusinessDraft(of: business))
  }
}

// MARK: - DraftStore

extension RememberedBusiness: DraftStore {
  func load() -> BusinessDraft? { stored.load() ?? drafts.load() }

  func save(_ draft: BusinessDraft) async {
    await (draft.id == stored.load()?.id ? stored : drafts).save(draft)
  }

  /// Forgets what was typed for the business before it was stored, and for no other.
  func clear() async {
    if drafts.load()?.id == stored.load()?.id { await drafts.clear() }
  }
}

extension BusinessDraft {
  /// The forms as they were when the business was stored, which is coded as they are.
  fileprivate init(of business: BusinessProfile) throws {
    let forms = try JSONDecoder().decode(Forms.self, from: JSONEncoder().encode(business))
    self.init(id: business.id, company: forms.company, address: forms.address, roleAndWeb: forms.roleAndWeb)
  }

  private struct Forms: Decodable {
    let company: FormDraft<CompanyField>
    let address: FormDraft<AddressField>
    let roleAndWeb: FormDraft<RoleAndWebField>
  }
}
