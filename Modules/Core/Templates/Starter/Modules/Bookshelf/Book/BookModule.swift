import FlowKit
import FlowScreens

/// The router of the detail screen.
@MainActor
protocol BookRouter: AnyObject {
  /// The person wants to change the answer of the Rating screen.
  func didAskForRating(of book: Book)

  /// The person wants Lending; `onConfirmed` is called when they confirm.
  func didAskForLending(onConfirmed: @escaping Completion)

  /// The confirmed action is stored: shows the Thanks screen.
  func didAskForThanks()
}

/// Assembles the detail screen.
@MainActor
enum BookModule {
  /// - Returns: the screen, and its presenter, which the flow refreshes when the person returns.
  static func make(
    _ id: BookID, router: any BookRouter, scope: FlowScope, dependencies: BookshelfDependencies
  ) -> (screen: any ViewController, presenter: BookPresenter) {
    let interactor = BookInteractor(id: id, store: dependencies.store)
    let presenter = BookPresenter(interactor: interactor, scope: scope, router: router)
    let screen = dependencies.screens.makeBook(presenter)
    presenter.view = screen
    presenter.refresh()
    return (screen, presenter)
  }
}
