import FlowKit
import SignIn

/// A sign-in that leads nowhere else, such as from home: then shows that the person is back.
@MainActor
final class WelcomeBackFlow: Flow {
  let context: FlowContext<SignInFlowResult>

  private let screens: any SignInScreens
  private let service: any SignInService
  private let makeSignInFlow: @MainActor (FlowPresentation) -> SignInFlow

  init(
    _ presentation: FlowPresentation, screens: any SignInScreens, service: any SignInService,
    makeSignInFlow: @escaping @MainActor (FlowPresentation) -> SignInFlow
  ) {
    context = FlowContext(presentation)
    self.screens = screens
    self.service = service
    self.makeSignInFlow = makeSignInFlow
  }

  func didStart() {
    context.start(makeSignInFlow(context.pushing)) { [weak self] result, dismisser in
      switch result {
      case .completed(.signedIn(let person)): self?.welcome(person, instead: dismisser)
      case .completed(.opened), .cancelled: self?.finish(result)
      }
    }
  }

  /// Shows the end in place of the sign-in, to which nobody goes back.
  private func welcome(_ person: SignedInPerson, instead dismisser: any ViewControllerDismisser) {
    let flow = SignedInFlow(presentation: context.pushing, person: person, screens: screens, service: service)
    context.inOneMovement {
      dismisser.dismiss()
      // Left by the person in any way, it has ended well.
      context.start(flow) { [weak self] _, _ in self?.finish(.completed(.signedIn(person))) }
    }
  }
}
