import Business
import Contact
import FlowScreens
import FlowStorage
import Foundation
import Profile

/// Stores the business of an onboarding, so that returning to its form changes the same business.
struct OnboardingBusiness: Sendable {
  /// The draft of a business that is not stored yet.
  let drafts: SQLiteDocument<BusinessDraft>
  /// The forms of the stored business.
  let stored: SQLiteDocument<BusinessDraft>

  /// Returns the changes that belong to storing a business: its forms are saved, and its draft is cleared.
  func changes(storing business: BusinessProfile) throws -> [StoredChange] {
    let forms = try BusinessDraft(of: business)
    return [stored.setting(forms), drafts.changing { $0?.id == forms.id ? nil : $0 }]
  }

  /// Returns the change that clears the forms when the onboarding is complete.
  func clearing() -> StoredChange { stored.setting(nil) }
}

// MARK: - DraftStore

extension OnboardingBusiness: DraftStore {
  func load() -> BusinessDraft? { stored.load() ?? drafts.load() }

  func save(_ draft: BusinessDraft) async {
    await (draft.id == stored.load()?.id ? stored : drafts).save(draft)
  }

  /// Storing the business has cleared the draft.
  func clear() async {}
}

extension BusinessDraft {
  /// Creates a draft with the forms of a stored business, which has the same encoding.
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
