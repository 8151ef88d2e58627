import Forms

/// How the form for the person's role and what the business does is left.
@MainActor
protocol RoleAndWebRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<RoleAndWebField>)

  /// The person went on, with everything in order: nothing of the business is missing now.
  func didComplete(_ business: BusinessProfile)
}
