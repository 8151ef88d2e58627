import FlowKit
import Screens

/// How the screen of one of the list is left.
@MainActor
protocol BookRouter: AnyObject {
  /// The person wants to change the answer of the Rating screen.
  func didAskForRating(of book: Book)

  /// The person wants Lending; `onConfirmed` is called if they are sure.
  func didAskForLending(onConfirmed: @escaping Completion)

  /// What the person has said yes to is stored: the Thanks screen says so.
  func didAskForThanks()
}

/// Puts the screen of one of the list together.
@MainActor
enum BookModule {
  /// - Returns: the screen, and its presenter, which the flow tells when the person is back.
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
