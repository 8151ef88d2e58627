public import Contact
public import FlowScreens

/// Validates a company's address.
public struct CompanyAddressInteractor: FormInteractor {
  public func fieldsAsked(in draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.fieldsAsked(inCountry: draft[.country])
  }

  public func answer(from draft: FormDraft<AddressField>) throws(FormRefusal<AddressField>) -> PostalAddress {
    try PostalAddress(draft)
  }
}
