public import Forms
public import Profile
public import Screens

/// Decides whether a company's address can be accepted.
public struct CompanyAddressInteractor: FormInteractor {
  /// The fields to ask for, as the country that was chosen has them.
  public func fieldsAsked(in draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.fieldsAsked(inCountry: draft[.country])
  }

  /// Makes the address of what was typed.
  public func answer(from draft: FormDraft<AddressField>) throws(FormRefusal<AddressField>) -> PostalAddress {
    try PostalAddress(draft)
  }
}
