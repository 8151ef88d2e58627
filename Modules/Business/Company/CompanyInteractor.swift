public import FlowScreens

/// Validates a company.
public struct CompanyInteractor: FormInteractor {
  public func visibleFields(for draft: FormDraft<CompanyField>) -> [CompanyField] {
    Company.visibleFields(ofType: draft[.type])
  }

  public func answer(from draft: FormDraft<CompanyField>) throws(FormError<CompanyField>) -> Company {
    try Company(draft)
  }
}
