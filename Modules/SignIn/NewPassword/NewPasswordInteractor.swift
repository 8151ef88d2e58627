import Contact
import FlowKit
public import FlowScreens

/// Validates a code and a new password, and sets it.
public struct NewPasswordInteractor: SavingFormInteractor {
  public struct Answer: Sendable {
    let code: SignInCode
    let password: Password
  }

  package static let invalidCode: LocalizedText = "This code is not valid any more. Go back, and send another one."

  let email: EmailAddress
  let service: any SignInService

  public func answer(from draft: FormDraft<NewPasswordField>) throws(FormError<NewPasswordField>) -> Answer {
    var reader = FormReader(draft)
    let code = reader.read(.code, SignInCode.init)
    let password = reader.read(.password, Password.init)
    guard let code, let password else { throw reader.refusal }
    return Answer(code: code, password: password)
  }

  public func save(_ answer: Answer) async throws(SignInError) {
    try await service.setPassword(answer.password, of: email, with: answer.code)
  }

  public func error(of failure: SignInError) -> FormError<NewPasswordField> {
    switch failure {
    case .expiredCode, .usedUpCode:
      FormError(Self.invalidCode)
    case .wrongCode: FormError(sentences: [.code: failure.sentence])
    case .wrongPassword, .passwordNeeded, .codeTooSoon, .tooManyAttempts, .emailTaken, .offline, .timedOut, .busy,
      .failed, .notStored:
      FormError(failure.sentence)
    }
  }

  public var givingUp: GivingUp? {
    .leavesUnknown("Your password may have been set. Sign in with it, or set it once more.")
  }
}
