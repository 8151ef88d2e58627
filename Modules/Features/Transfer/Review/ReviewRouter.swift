/// How the screen on which a person checks everything is left.
@MainActor
protocol ReviewRouter: AnyObject {
  /// Something else is entered now.
  func didEdit(_ draft: ReviewDraft)

  /// The transfer was sent and nobody knows yet what the bank did, or that is over.
  func didChange(isOpen: Bool)

  /// The bank has taken the transfer on.
  func didSend(_ transfer: BankTransfer)

  /// The person went away while nobody knows yet what the bank did.
  func didLeave(pending id: TransferIntent.ID)
}
