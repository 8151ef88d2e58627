import Forms
import Profile

/// Decides whether what was typed completes a business.
struct RoleAndWebInteractor: Sendable {
  let id: BusinessID
  let company: Company
  let address: PostalAddress

  func business(from draft: FormDraft<RoleAndWebField>) throws(FormRefusal<RoleAndWebField>) -> BusinessProfile {
    try BusinessProfile(id: id, company: company, address: address, roleAndWeb: draft)
  }
}
