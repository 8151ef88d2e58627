import FlowShell
import Money
import Onboarding
import Profile
import Transfer

@testable import CompositionRoot

/// The entries of the rows at home.
extension RootFlow {
  func didAskToAddProfile() { shell.open(ProfileFeature.Entry.sheet) }

  func didAskForAccount() { shell.open(OnboardingFeature.Entry.signUp) }

  func didAskToSend(from currency: Currency?) {
    shell.open(TransferFeature.Entry.transfer(currency.map { .fromBalance($0) } ?? .new))
  }

  func didAskToRepeat(_ transfer: BankTransfer) { shell.open(TransferFeature.Entry.transfer(.repeating(transfer))) }

  func didAskToOpen(_ transfer: BankTransfer) { shell.open(TransferFeature.Entry.receipt(transfer.id)) }
}
