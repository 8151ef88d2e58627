import FlowKit
public import FlowShell
import Money
import Transfer

// The routers of home and the settings.

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didAskToTryAgain() { composition.transfer.resume(in: shell) }

  func didAskToAddProfile() { shell.enter(ProfileFeature.Entry.sheet) }

  func didAskForAccount() { shell.enter(OnboardingFeature.Entry.signUp) }

  func didAskToSend(from currency: Currency?) {
    shell.enter(TransferFeature.Entry.transfer(currency.map { .fromBalance($0) } ?? .new))
  }

  func didAskToRepeat(_ transfer: BankTransfer) { shell.enter(TransferFeature.Entry.transfer(.repeating(transfer))) }

  func didAskToOpen(_ transfer: BankTransfer) { shell.enter(TransferFeature.Entry.receipt(transfer.id)) }

  func didChoose(_ row: AppRow) { shell.enter(row.entry) }

  func didAskForSettings() { shell.showSettings() }
}

// MARK: - SettingsRouter

extension RootFlow: SettingsRouter {
  /// The person has chosen a row of the settings.
  public func didChooseSetting(_ row: AppRow) { shell.enter(row.entry) }
}
