public import FlowScreens

/// Validates a company.
public struct CompanyInteractor: FormInteractor {
  public func fieldsAsked(in draft: FormDraft<CompanyField>) -> [CompanyField] {
    Company.fieldsAsked(ofType: draft[.type])
  }

  public func answer(from draft: FormDraft<CompanyField>) throws(FormRefusal<CompanyField>) -> Company {
    try Company(draft)
  }
}
