import FlowKit
import FlowScreens

/// The router of the list.
@MainActor
protocol ShelfRouter: AnyObject {
  /// The person has edited the search.
  func didSearch(for text: String)

  /// The person wants to open an item.
  func didChoose(_ book: BookID)

  /// The person has finished with these items.
  func didFinish(with items: [Book])
}

/// Assembles the list.
@MainActor
enum ShelfModule {
  /// - Returns: the screen, and its presenter, which the flow refreshes when the person returns.
  static func make(
    _ search: String, router: any ShelfRouter, scope: FlowScope, dependencies: BookshelfDependencies
  ) -> (screen: any ViewController, presenter: ShelfPresenter) {
    let interactor = ShelfInteractor(store: dependencies.store)
    let presenter = ShelfPresenter(search, interactor: interactor, scope: scope, router: router)
    let screen = dependencies.screens.makeShelf(presenter)
    presenter.view = screen
    presenter.refresh()
    return (screen, presenter)
  }
}
