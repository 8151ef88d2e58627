/// How the screen on which a person checks everything is left.
@MainActor
protocol ReviewRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: ReviewDraft)

  /// The bank has taken the transfer on.
  func didSend(_ transfer: BankTransfer)

  /// The person went away while nobody knows yet what the bank did.
  func didLeave(pending id: TransferIntent.ID)
}
