import Business
import Documents
import Forms
import Foundation
import Profile

/// Remembers the business that was stored on the way in, so that whoever comes to the form again changes that one.
struct RememberedBusiness: Sendable {
  /// What is typed for a business that is not stored yet, wherever that was begun.
  let drafts: SQLiteDocument<BusinessDraft>
  /// What is in the forms of the business that is stored.
  let stored: SQLiteDocument<BusinessDraft>

  /// What changes with a business that is stored on the way in: its forms are remembered, and what was typed for it, and
  /// for no other, is forgotten.
  func changes(storing business: BusinessProfile) throws -> [StoredChange] {
    let forms = try BusinessDraft(of: business)
    return [stored.setting(forms), drafts.changing { $0?.id == forms.id ? nil : $0 }]
  }

  /// The person is in; the next business is another one.
  func forgetting() -> StoredChange { stored.setting(nil) }
}

// MARK: - DraftStore

extension RememberedBusiness: DraftStore {
  func load() -> BusinessDraft? { stored.load() ?? drafts.load() }

  func save(_ draft: BusinessDraft) async {
    await (draft.id == stored.load()?.id ? stored : drafts).save(draft)
  }

  /// What was typed before the business was stored is forgotten with that.
  func clear() async {}
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
