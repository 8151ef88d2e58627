public import Contact
import FlowKit
public import FlowScreens

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
