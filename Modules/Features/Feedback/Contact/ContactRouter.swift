import Forms

/// How the Contact screen is left.
@MainActor
protocol ContactRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<ContactField>)

  /// The answer is stored.
  func didSaveContact()
}
