public import FlowKit
public import FlowScreens

/// Handles the person's actions on the Thanks screen.
@MainActor
public final class ThanksPresenter {
  /// The view, which owns this presenter.
  public weak var view: (any ScreenView<ThanksContent>)? {
    didSet { view?.display(ThanksContent(message: "It is done.")) }
  }

  private weak let router: (any ThanksRouter)?

  init(router: any ThanksRouter) {
    self.router = router
  }

  /// The person has read the message.
  public func didTapClose() { router?.didReadThanks() }
}

public struct ThanksContent: Equatable, Sendable {
  public let message: LocalizedText

  /// Creates a content, for a preview or a test of its view.
  public init(message: LocalizedText) {
    self.message = message
  }
}
