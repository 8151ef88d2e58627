import Forms

/// How the form for a user's country is left.
@MainActor
protocol CountryRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<CountryField>)

  /// The user is made, or corrected.
  func didSave(_ user: User)
}
