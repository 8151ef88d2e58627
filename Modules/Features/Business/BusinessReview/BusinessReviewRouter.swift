/// How the review of a business is left.
@MainActor
protocol BusinessReviewRouter: AnyObject {
  /// The person wants to change a part first.
  func didAskToChange(_ part: BusinessPart)

  /// The business is stored.
  func didSave(_ business: BusinessProfile)
}
