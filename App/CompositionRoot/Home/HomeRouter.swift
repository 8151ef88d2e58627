import AppShell
import Money
import Transfer

/// How home is left.
@MainActor
protocol HomeRouter: AnyObject {
  /// The person wants to know what the bank did, and what could not be loaded.
  func didAskToTryAgain()

  /// The person wants to say who they are.
  func didAskToAddProfile()

  /// The person wants an account.
  func didAskForAccount()

  /// The person wants to send money, from one balance or from any.
  func didAskToSend(from currency: Currency?)

  /// The person wants to send once more what they sent before.
  func didAskToRepeat(_ transfer: BankTransfer)

  /// The person wants to know what has become of a transfer.
  func didAskToOpen(_ transfer: BankTransfer)

  /// The person wants to go where a row leads.
  func didChoose(_ row: AppRow)

  /// The person wants to see what the app knows about them.
  func didAskForSettings()
}
