import Forms

/// How the form for a person's address is left.
@MainActor
protocol AddressRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<AddressField>)

  /// The profile is stored.
  func didSave(_ profile: PersonalProfile)
}
