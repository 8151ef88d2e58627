public import FlowScreens

/// Validates a company.
public struct CompanyInteractor: FormInteractor {
  /// Returns the fields to ask for with the chosen type.
  public func fieldsAsked(in draft: FormDraft<CompanyField>) -> [CompanyField] {
    Company.fieldsAsked(ofType: draft[.type])
  }

  /// Makes the company from the draft.
  public func answer(from draft: FormDraft<CompanyField>) throws(FormRefusal<CompanyField>) -> Company {
    try Company(draft)
  }
}
