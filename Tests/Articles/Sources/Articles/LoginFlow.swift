import FlowKit

/// Closures: the screen is created with its next step.
@MainActor
protocol LoginScreens {
  func makeLoginForm(email: String, onLogin: @escaping Completion) -> any ViewController
  func makeSuccess(onContinue: @escaping Completion) -> any ViewController
}

/// Logs a person in, and shows that it has worked.
@MainActor
final class LoginFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  private let email: String
  private let screens: any LoginScreens

  init(_ presentation: FlowPresentation, email: String, screens: any LoginScreens) {
    context = FlowContext(presentation)
    self.email = email
    self.screens = screens
  }

  func didStart() {
    context.show(screens.makeLoginForm(email: email, onLogin: { [weak self] in self?.didLogIn() }))
  }

  private func didLogIn() {
    context.show(screens.makeSuccess(onContinue: { [weak self] in self?.didContinue() }))
  }

  private func didContinue() { finish(.completed(email)) }
}
