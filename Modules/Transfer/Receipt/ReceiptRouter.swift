/// How the receipt is left.
@MainActor
protocol ReceiptRouter: AnyObject {
  /// Something else is known of the transfer now.
  func didLearn(of transfer: BankTransfer)

  /// The person has seen enough.
  func didReadReceipt()
}
