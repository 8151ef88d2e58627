import FlowKit

/// Puts home together.
@MainActor
enum HomeModule {
  /// - Returns: the screen, and its presenter, which the flow tells when there is something new to show.
  static func make(
    router: any HomeRouter, scope: FlowScope, dependencies: RootDependencies
  ) -> (screen: any ViewController, presenter: HomePresenter) {
    let presenter = HomePresenter(interactor: dependencies.home, scope: scope, router: router)
    let screen = HomeScreen(presenter: presenter)
    presenter.view = screen
    return (screen, presenter)
  }
}
