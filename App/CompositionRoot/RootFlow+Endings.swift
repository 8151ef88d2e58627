import Business
import FlowKit
import Onboarding
import Transfer

// What the ends of the features mean here, where it is more than that they go.

extension RootFlow {
  /// Onboarding unwinds whole, and its user is the app's from now on: a link may have waited for that.
  func didOnboard(_ result: OnboardingFlowResult, _ dismisser: any ViewControllerDismisser) {
    switch result {
    case .completed(let user):
      context.scope.perform { [accounts = dependencies.accounts] in
        await accounts.didOnboard(user)
      } then: { [weak self] in
        dismisser.dismiss()
        self?.didComeBack()
      }
    case .cancelled:
      dismisser.dismiss()
      didComeBack()
    }
  }

  /// From the settings, Business stays on the stack: the person can come back to it from the account.
  func didKeepBusiness(_ result: BusinessFlowResult, _ dismisser: any ViewControllerDismisser) {
    switch result {
    case .completed(let business): showAccount(of: business)
    case .cancelled: dismisser.dismiss()
    }
  }

  /// From a link, the account of the new business opens.
  func didOpenBusiness(_ result: BusinessFlowResult) {
    switch result {
    case .completed(let business): showAccount(of: business)
    case .cancelled: break
    }
  }

  private func showAccount(of business: BusinessProfile) {
    context.show(BusinessAccountScreen(of: business))
  }

  /// What is left pending is not forgotten: the person is told if it is not sent in the end.
  func didSend(_ result: TransferFlowResult, _ dismisser: any ViewControllerDismisser) {
    dismisser.dismiss()
    switch result {
    case .created, .cancelled: break
    case .pending(let id):
      context.scope.perform { [left = dependencies.left] in
        await left.add(id)
      } then: {
      }
    }
  }

  /// Asks the bank for a transfer, and shows what has become of it.
  func openReceipt(of id: BankTransfer.ID) {
    context.scope.attempt { [home = dependencies.home] () async throws(TransferServiceError) in
      try await home.transfer(id)
    } then: { [weak self] result in
      switch result {
      case .success(let transfer): self?.showReceipt(of: transfer)
      case .failure(let error):
        self?.keep(nil)
        self?.tell("This transfer cannot be opened", error.sentence)
      }
    }
  }

  private func showReceipt(of transfer: BankTransfer) {
    guard !isInFeature else { return }
    run(dependencies.makeReceipt(context.presenting(.sheet), transfer), from: .receipt(transfer.id)) { $1.dismiss() }
  }
}
