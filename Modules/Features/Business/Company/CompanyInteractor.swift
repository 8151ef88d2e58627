public import Forms
public import Screens

/// Decides whether a company can be accepted.
public struct CompanyInteractor: FormInteractor {
  /// The fields to ask for, as the type that was chosen has them.
  public func fieldsAsked(in draft: FormDraft<CompanyField>) -> [CompanyField] {
    Company.fieldsAsked(ofType: draft[.type])
  }

  /// Makes the company of what was typed.
  public func answer(from draft: FormDraft<CompanyField>) throws(FormRefusal<CompanyField>) -> Company {
    try Company(draft)
  }
}
