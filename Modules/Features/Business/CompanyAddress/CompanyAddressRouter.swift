import Forms
import Profile

/// How the form for a company's address is left.
@MainActor
protocol CompanyAddressRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<AddressField>)

  /// The person went on, with everything in order.
  func didEnter(_ address: PostalAddress, of company: Company)
}
