import FlowKit
import FlowShell

/// Assembles home.
@MainActor
enum HomeModule {
  /// - Returns: the screen, and its presenter, which the flow refreshes.
  static func make(
    router: any HomeRouter, interactor: HomeInteractor, screens: AppPages
  ) -> (screen: any ViewController, presenter: HomePresenter) {
    let presenter = HomePresenter(interactor: interactor, router: router)
    let screen = screens.makeHome(presenter)
    presenter.view = screen
    return (screen, presenter)
  }
}
