public import Contact
public import FlowScreens

/// Validates a company's address.
public struct CompanyAddressInteractor: FormInteractor {
  public func visibleFields(for draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.visibleFields(inCountry: draft[.country])
  }

  public func answer(from draft: FormDraft<AddressField>) throws(FormError<AddressField>) -> PostalAddress {
    try PostalAddress(draft)
  }
}
