import Forms

/// How the form for a company is left.
@MainActor
protocol CompanyRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<CompanyField>)

  /// The person went on, with everything in order.
  func didEnter(_ company: Company)
}
