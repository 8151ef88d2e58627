/// How the screen for the amount is left.
@MainActor
protocol AmountRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: AmountDraft)

  /// The person went on with a price; whether the bank knows enough about them was looked up.
  func didEnterAmount(isPersonKnown: Bool)

  /// The person wants to send as a business that the app does not know yet.
  func didAskForBusiness()
}
