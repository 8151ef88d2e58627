import Contact
public import FlowScreens

/// Validates an e-mail address and a password, and has a code sent.
public struct CredentialsInteractor: SavingFormInteractor {
  let service: any SignInService
  /// The only e-mail address that can sign in; nil for any.
  let fixedEmail: EmailAddress?

  public func visibleFields(for draft: FormDraft<CredentialsField>) -> [CredentialsField] {
    fixedEmail == nil ? CredentialsField.allCases : [.password]
  }

  public func answer(from draft: FormDraft<CredentialsField>) throws(FormError<CredentialsField>) -> Credentials {
    var reader = FormReader(draft)
    let email = fixedEmail ?? reader.read(.email, as: EmailAddress.self)
    let hasPassword = !reader.isEmpty(.password)
    let password = hasPassword ? reader.read(.password, Password.init) : nil
    guard let email, hasPassword == (password != nil) else { throw reader.refusal }
    return Credentials(email: email, password: password)
  }

  public func save(_ credentials: Credentials) async throws(SignInError) -> Credentials {
    do throws(SignInError) {
      try await service.sendCode(for: credentials)
    } catch .codeTooSoon {
      // The code that was just sent is still valid.
    }
    return credentials
  }

  public func error(of failure: SignInError) -> FormError<CredentialsField> {
    switch failure {
    case .wrongPassword, .passwordNeeded: FormError(sentences: [.password: failure.sentence])
    case .emailTaken: FormError(sentences: [.email: failure.sentence])
    case .wrongCode, .expiredCode, .usedUpCode, .codeTooSoon, .tooManyAttempts, .offline, .timedOut, .busy, .failed,
      .notStored:
      FormError(failure.sentence)
    }
  }

  public var givingUp: GivingUp? { .changesNothing }
}
