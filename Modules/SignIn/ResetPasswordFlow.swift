public import Contact
public import FlowKit
public import FlowScreens

/// The result of the flow: the address whose password was set, or cancelled.
public typealias ResetPasswordFlowResult = FlowOutcome<EmailAddress>

/// Sets a new password, with a code by e-mail.
@MainActor
public final class ResetPasswordFlow: Flow {
  public let context: FlowContext<ResetPasswordFlowResult>

  private let email: String
  private let screens: any FormScreens
  private let service: any SignInService
  private let steps: StepStack<Step>

  private enum Step { case email, password }

  /// - Parameters:
  ///   - presentation: Its presentation.
  ///   - email: The e-mail address, as typed so far.
  ///   - screens: Makes the screens.
  ///   - service: Sends codes, and sets passwords.
  public init(
    presentation: FlowPresentation, email: String, screens: any FormScreens, service: any SignInService
  ) {
    context = FlowContext(presentation)
    self.email = email
    self.screens = screens
    self.service = service
    steps = StepStack(in: context)
  }

  public func didStart() {
    steps.show(.email, onto: nil) {
      ResetEmailModule.make(email, router: self, scope: context.scope, screens: screens, service: service)
    }
  }
}

// MARK: - ResetEmailRouter

extension ResetPasswordFlow: ResetEmailRouter {
  func didSendCode(to email: EmailAddress) {
    steps.show(.password, onto: .email) {
      NewPasswordModule.make(for: email, router: self, scope: context.scope, screens: screens, service: service)
    }
  }
}

// MARK: - NewPasswordRouter

extension ResetPasswordFlow: NewPasswordRouter {
  func didSetPassword(of email: EmailAddress) {
    guard steps.isAt(.password) else { return }
    finish(.completed(email))
  }
}
