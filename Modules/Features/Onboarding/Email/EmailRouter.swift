import Forms
import Profile

/// How the form for a user's e-mail address is left.
@MainActor
protocol EmailRouter: AnyObject {
  /// Something else is in the form now.
  func didEdit(_ draft: FormDraft<EmailField>)

  /// The person went on, with an address that is nobody else's.
  func didEnter(_ email: EmailAddress)
}
