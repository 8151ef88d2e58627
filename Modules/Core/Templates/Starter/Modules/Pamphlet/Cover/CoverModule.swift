import FlowKit
import FlowScreens

@MainActor
protocol CoverRouter: AnyObject {
  /// The person has read the screen.
  func didReadCover()
}

/// Assembles the Cover screen.
@MainActor
enum CoverModule {
  static func make(router: any CoverRouter, dependencies: PamphletDependencies) -> any ViewController {
    let presenter = CoverPresenter(router: router)
    let screen = dependencies.screens.makeCover(presenter)
    presenter.view = screen
    return screen
  }
}
