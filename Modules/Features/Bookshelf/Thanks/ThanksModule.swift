import FlowKit
import Screens

/// How the Thanks screen is left.
@MainActor
protocol ThanksRouter: AnyObject {
  /// The person has read what was done.
  func didReadThanks()
}

/// Puts the Thanks screen together.
@MainActor
enum ThanksModule {
  static func make(router: any ThanksRouter, dependencies: BookshelfDependencies) -> any ViewController {
    let presenter = ThanksPresenter(router: router)
    let screen = dependencies.screens.makeThanks(presenter)
    presenter.view = screen
    return screen
  }
}
