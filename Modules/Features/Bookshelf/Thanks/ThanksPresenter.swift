public import Screens

/// Takes what the person does on the Thanks screen.
@MainActor
public final class ThanksPresenter {
  /// Shows what was done; the screen owns its presenter.
  public weak var view: (any ScreenView<ThanksContent>)? {
    didSet { view?.display(ThanksContent(message: "It is done.")) }
  }

  private weak let router: (any ThanksRouter)?

  init(router: any ThanksRouter) {
    self.router = router
  }

  /// The person has read it.
  public func didTapClose() { router?.didReadThanks() }
}

/// What the Thanks screen shows.
public struct ThanksContent: Equatable, Sendable {
  /// What was done.
  public let message: String

  /// A content, for a preview or a test of its view.
  public init(message: String) {
    self.message = message
  }
}
