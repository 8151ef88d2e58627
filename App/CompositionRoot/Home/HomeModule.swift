import FlowKit
import FlowShell

@MainActor
enum HomeModule {
  /// - Returns: the screen, and its presenter, which the flow refreshes.
  static func make(
    router: any HomeRouter, scope: FlowScope, rows: @escaping HomeRows, interactor: HomeInteractor, screens: AppPages
  ) -> (screen: any ViewController, presenter: HomePresenter) {
    let presenter = HomePresenter(interactor: interactor, rows: rows, scope: scope, router: router)
    let screen = screens.makeHome(presenter)
    presenter.view = screen
    presenter.refresh()
    return (screen, presenter)
  }
}

@MainActor
protocol HomeRouter: AnyObject {
  func didChoose(_ row: AppRow)

  /// The person wants to resume pending transfers, and to retry loading.
  func didAskToTryAgain()

  func didAskForSettings()
}
