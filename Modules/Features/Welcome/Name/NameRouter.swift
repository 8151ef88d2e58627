import Forms

/// How the Name screen is left.
@MainActor
protocol NameRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<NameField>)

  /// The answer is stored.
  func didSaveName()
}
