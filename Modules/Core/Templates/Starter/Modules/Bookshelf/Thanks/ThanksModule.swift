import FlowKit
import FlowScreens

@MainActor
protocol ThanksRouter: AnyObject {
  /// The person has read the message.
  func didReadThanks()
}

/// Assembles the Thanks screen.
@MainActor
enum ThanksModule {
  static func make(router: any ThanksRouter, dependencies: BookshelfDependencies) -> any ViewController {
    let presenter = ThanksPresenter(router: router)
    let screen = dependencies.screens.makeThanks(presenter)
    presenter.view = screen
    return screen
  }
}
