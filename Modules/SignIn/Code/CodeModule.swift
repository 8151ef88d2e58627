import FlowKit

@MainActor
protocol CodeRouter: AnyObject {
  func didSignIn(_ person: SignedInPerson)
}

/// Assembles the screen that asks for a one-time code.
@MainActor
enum CodeModule {
  static func make(
    for credentials: Credentials, router: any CodeRouter, scope: FlowScope,
    dependencies: SignInDependencies
  ) -> any ViewController {
    let presenter = CodePresenter(for: credentials, service: dependencies.service, scope: scope, router: router)
    let view = dependencies.screens.makeCode(presenter)
    presenter.view = view
    return view
  }
}
