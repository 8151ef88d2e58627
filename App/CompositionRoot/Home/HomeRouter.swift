import FlowShell
import Money
import Transfer

/// The router of home.
@MainActor
protocol HomeRouter: AnyObject {
  /// The person wants to resume pending transfers, and to retry loading.
  func didAskToTryAgain()

  /// The person wants to add their profile.
  func didAskToAddProfile()

  /// The person wants to open an account.
  func didAskForAccount()

  /// The person wants to send money, from one balance or from any.
  func didAskToSend(from currency: Currency?)

  /// The person wants to repeat a transfer.
  func didAskToRepeat(_ transfer: BankTransfer)

  /// The person wants to open a transfer.
  func didAskToOpen(_ transfer: BankTransfer)

  /// The person has chosen a row.
  func didChoose(_ row: AppRow)

  /// The person wants to open the settings.
  func didAskForSettings()
}
