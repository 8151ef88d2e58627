import Forms

/// Decides whether a company can be accepted.
struct CompanyInteractor: Sendable {
  /// The fields to ask for, as the type that was chosen has them.
  func fieldsAsked(in draft: FormDraft<CompanyField>) -> [CompanyField] {
    Company.fieldsAsked(ofType: draft[.type])
  }

  func company(from draft: FormDraft<CompanyField>) throws(FormRefusal<CompanyField>) -> Company {
    try Company(draft)
  }
}
