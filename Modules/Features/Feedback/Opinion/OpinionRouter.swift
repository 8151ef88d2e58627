import Forms

/// How the Opinion screen is left.
@MainActor
protocol OpinionRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<OpinionField>)

  /// The answer is stored.
  func didSaveOpinion()
}
