import Contact
import FlowKit
import FlowScreens

@MainActor
protocol ResetEmailRouter: AnyObject {
  /// A code was sent to the address.
  func didSendCode(to email: EmailAddress)
}

/// Assembles the screen that asks where the code for a new password is sent.
@MainActor
enum ResetEmailModule {
  static func make(
    _ email: String, router: any ResetEmailRouter, scope: FlowScope, screens: any FormScreens,
    service: any SignInService
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      [.email: email], interactor: ResetEmailInteractor(service: service), scope: scope, onEdit: { _ in },
      onSave: { [weak router] email in router?.didSendCode(to: email) })
    return screens.form("A new password", name: "New password", button: "Send a code", presenter: presenter)
  }
}
