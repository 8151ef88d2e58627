import Forms

/// How the form for a person's details is left.
@MainActor
protocol PersonalDetailsRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<PersonalDetailsField>)

  /// The person went on, with everything in order.
  func didEnter(_ details: PersonalDetails)
}
