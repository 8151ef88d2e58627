import FlowKit
import FlowScreens

@MainActor
protocol RedemptionRouter: AnyObject {
  /// The service has accepted the input.
  func didSendRedemption(_ receipt: VoucherReceipt)
}

/// Assembles the Redemption screen.
@MainActor
enum RedemptionModule {
  static func make(
    router: any RedemptionRouter, scope: FlowScope, dependencies: VoucherDependencies
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      [:], interactor: RedemptionInteractor(service: dependencies.service), scope: scope,
      onEdit: { _ in },
      onSave: { [weak router] receipt in router?.didSendRedemption(receipt) })
    return dependencies.screens.form("Redemption", presenter: presenter)
  }
}
