import Forms

/// Decides whether a person's details can be accepted.
struct PersonalDetailsInteractor: Sendable {
  let today: @Sendable () -> CivilDate

  func details(
    from draft: FormDraft<PersonalDetailsField>
  ) throws(FormRefusal<PersonalDetailsField>) -> PersonalDetails {
    try PersonalDetails(draft, today: today())
  }
}
