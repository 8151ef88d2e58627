import Contact
public import FlowScreens

/// Validates the last part of a business.
public struct RoleAndWebInteractor: FormInteractor {
  let id: BusinessID
  let company: Company
  let address: PostalAddress

  public func answer(
    from draft: FormDraft<RoleAndWebField>
  ) throws(FormError<RoleAndWebField>) -> BusinessProfile {
    try BusinessProfile(id: id, company: company, address: address, roleAndWeb: draft)
  }
}
