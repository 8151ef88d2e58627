/// How the screen for the recipient is left.
@MainActor
protocol RecipientRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: RecipientDraft)

  /// The person went on with a recipient whom the bank knows.
  func didChoose(_ recipient: Recipient)
}
