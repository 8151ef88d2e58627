import Contact
public import FlowKit
import FlowScreens

/// Shows that a person has signed in, and offers to set a password; for a caller whose sign-in leads nowhere else.
@MainActor
public final class SignedInFlow: Flow {
  public let context: FlowContext<FlowOutcome<Void>>

  private let person: SignedInPerson
  private let screens: any SignInScreens
  private let service: any SignInService
  private weak var presenter: SignedInPresenter?

  public init(
    presentation: FlowPresentation, person: SignedInPerson, screens: any SignInScreens, service: any SignInService
  ) {
    context = FlowContext(presentation)
    self.person = person
    self.screens = screens
    self.service = service
  }

  public func didStart() {
    let presenter = SignedInPresenter(person, router: self)
    let view = screens.makeSignedIn(presenter)
    presenter.view = view
    self.presenter = presenter
    context.show(view)
  }
}

// MARK: - SignedInRouter

extension SignedInFlow: SignedInRouter {
  func didTapDone() { finish(.completed(())) }

  func didTapSetPassword() {
    guard context.subflows.isEmpty else { return }
    let flow = ResetPasswordFlow(
      presentation: context.pushing, email: person.email.text, screens: screens, service: service)
    context.start(flow) { [weak self] result, dismisser in
      dismisser.dismiss()
      if case .completed = result { self?.presenter?.didSetPassword() }
    }
  }
}
