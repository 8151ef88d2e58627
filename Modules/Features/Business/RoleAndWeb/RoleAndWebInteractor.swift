public import Forms
import Profile
public import Screens

/// Decides whether what was typed completes a business.
public struct RoleAndWebInteractor: FormInteractor {
  let id: BusinessID
  let company: Company
  let address: PostalAddress

  /// Makes the business of what was typed.
  public func answer(
    from draft: FormDraft<RoleAndWebField>
  ) throws(FormRefusal<RoleAndWebField>) -> BusinessProfile {
    try BusinessProfile(id: id, company: company, address: address, roleAndWeb: draft)
  }
}
