import Forms
import Profile

/// Decides whether a company's address can be accepted.
struct CompanyAddressInteractor: Sendable {
  /// The fields to ask for, as the country that was chosen has them.
  func fieldsAsked(in draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.fieldsAsked(inCountry: draft[.country])
  }

  func address(from draft: FormDraft<AddressField>) throws(FormRefusal<AddressField>) -> PostalAddress {
    try PostalAddress(draft)
  }
}
