public import Forms
public import Screens

/// Decides whether a person's details can be accepted.
public struct PersonalDetailsInteractor: FormInteractor {
  let today: @Sendable () -> CivilDate

  /// Makes the details of what was typed.
  public func answer(
    from draft: FormDraft<PersonalDetailsField>
  ) throws(FormRefusal<PersonalDetailsField>) -> PersonalDetails {
    try PersonalDetails(draft, today: today())
  }
}
