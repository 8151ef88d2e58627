import FlowKit
import Screens

/// How the list is left.
@MainActor
protocol ShelfRouter: AnyObject {
  /// The person wants to see one of them.
  func didChoose(_ book: BookID)

  /// The person has seen enough of these.
  func didFinish(with items: [Book])
}

/// Puts the list together.
@MainActor
enum ShelfModule {
  /// - Returns: the screen, and its presenter, which the flow tells when the person is back.
  static func make(
    router: any ShelfRouter, scope: FlowScope, dependencies: BookshelfDependencies
  ) -> (screen: any ViewController, presenter: ShelfPresenter) {
    let interactor = ShelfInteractor(store: dependencies.store)
    let presenter = ShelfPresenter(interactor: interactor, scope: scope, router: router)
    let screen = dependencies.screens.makeShelf(presenter)
    presenter.view = screen
    presenter.refresh()
    return (screen, presenter)
  }
}
