public import Contact
import FlowKit
public import FlowScreens

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

public enum ResetEmailField: String, FormField {
  case email

  public var label: LocalizedText {
    switch self {
    case .email: "E-mail"
    }
  }

  public var kind: FormFieldKind { .text(.email) }
}

/// Validates an e-mail address, and has a code sent there.
public struct ResetEmailInteractor: SavingFormInteractor {
  let service: any SignInService

  public func answer(from draft: FormDraft<ResetEmailField>) throws(FormError<ResetEmailField>) -> EmailAddress {
    var reader = FormReader(draft)
    guard let email = reader.read(.email, as: EmailAddress.self) else { throw reader.refusal }
    return email
  }

  public func save(_ email: EmailAddress) async throws(SignInError) -> EmailAddress {
    do throws(SignInError) {
      try await service.sendPasswordCode(to: email)
    } catch .codeTooSoon {
      // The code that was just sent is still valid.
    }
    return email
  }

  public var givingUp: GivingUp? { .changesNothing }
}
