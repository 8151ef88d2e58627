/// How the form for a whole profile is left.
@MainActor
protocol WholeProfileRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: ProfileDraft)

  /// The profile is stored.
  func didSave(_ profile: PersonalProfile)
}
