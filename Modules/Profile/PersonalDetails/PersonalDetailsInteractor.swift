import Contact
public import FlowScreens

/// Validates a person's details.
public struct PersonalDetailsInteractor: FormInteractor {
  let today: @Sendable () -> CivilDate

  public func answer(
    from draft: FormDraft<PersonalDetailsField>
  ) throws(FormError<PersonalDetailsField>) -> PersonalDetails {
    try PersonalDetails(draft, today: today())
  }
}
