import Contact
import FlowScreens

@MainActor
protocol SignedInRouter: AnyObject {
  func didTapDone()

  func didTapSetPassword()
}

/// Handles the person's actions on the screen after a sign-in.
@MainActor
public final class SignedInPresenter {
  private weak let router: (any SignedInRouter)?
  private var content: SignedInContent

  weak var view: (any ScreenView<SignedInContent>)? {
    didSet { view?.display(content) }
  }

  init(_ person: SignedInPerson, router: any SignedInRouter) {
    content = SignedInContent(email: person.email.text, canSetPassword: !person.hasPassword)
    self.router = router
  }

  public func didTapDone() { router?.didTapDone() }

  public func didTapSetPassword() { router?.didTapSetPassword() }

  func didSetPassword() {
    content.canSetPassword = false
    view?.display(content)
  }
}

/// The content of the screen after a sign-in.
public struct SignedInContent: Equatable, Sendable {
  public let email: String
  /// A Boolean value that indicates whether no password is set.
  public fileprivate(set) var canSetPassword: Bool
}
