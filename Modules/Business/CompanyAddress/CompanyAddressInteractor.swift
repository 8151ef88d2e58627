public import Contact
public import FlowScreens
import Profile

/// Validates a company's address.
public struct CompanyAddressInteractor: FormInteractor {
  /// Returns the fields to ask for in the chosen country.
  public func fieldsAsked(in draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.fieldsAsked(inCountry: draft[.country])
  }

  /// Makes the address from the draft.
  public func answer(from draft: FormDraft<AddressField>) throws(FormRefusal<AddressField>) -> PostalAddress {
    try PostalAddress(draft)
  }
}
