import Contact
import FlowKit
import FlowScreens

@MainActor
protocol NewPasswordRouter: AnyObject {
  func didSetPassword(of email: EmailAddress)
}

/// Assembles the screen that asks for a code and a new password.
@MainActor
enum NewPasswordModule {
  static func make(
    for email: EmailAddress, router: any NewPasswordRouter, scope: FlowScope, screens: any FormScreens,
    service: any SignInService
  ) -> any ViewController {
    let presenter = SavingFormPresenter(
      [:], interactor: NewPasswordInteractor(email: email, service: service), scope: scope, onEdit: { _ in },
      onSave: { [weak router] _ in router?.didSetPassword(of: email) })
    return screens.form(
      "We have sent a code to \(verbatim: email.text)", name: "Set password", button: "Set the password",
      presenter: presenter)
  }
}
