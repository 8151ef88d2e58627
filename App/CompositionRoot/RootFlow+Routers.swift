import FlowKit
import Money
import Transfer

// How home and the settings are left.

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didAskToTryAgain() { takeUpWhatWasSent() }

  func didAskToAddProfile() { enter(.profile) }

  func didAskForAccount() { enter(.onboarding) }

  func didAskToSend(from currency: Currency?) { enter(.transfer(currency.map { .fromBalance($0) } ?? .new)) }

  func didAskToRepeat(_ transfer: BankTransfer) { enter(.transfer(.repeating(transfer))) }

  func didAskToOpen(_ transfer: BankTransfer) { enter(.receipt(transfer.id)) }

  func didChoose(_ row: HomeRow) { enter(row.entry) }

  func didAskForSettings() { showSettings() }
}

// MARK: - SettingsRouter

extension RootFlow: SettingsRouter {
  func didAskForPersonalDetails() { enter(.profileInSettings) }

  func didAskForBusinessDetails() { enter(.businessInSettings) }
}
