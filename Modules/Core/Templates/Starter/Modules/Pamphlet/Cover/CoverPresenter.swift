public import FlowKit
public import FlowScreens

/// Handles the person's actions on the Cover screen.
@MainActor
public final class CoverPresenter {
  /// The view, which owns this presenter.
  public weak var view: (any ScreenView<CoverContent>)? {
    didSet { view?.display(CoverContent(text: "There is nothing here yet.")) }
  }

  private weak let router: (any CoverRouter)?

  init(router: any CoverRouter) {
    self.router = router
  }

  /// The person has read the screen.
  public func didTapClose() { router?.didReadCover() }
}

public struct CoverContent: Equatable, Sendable {
  public let text: LocalizedText

  /// Creates a content, for a preview or a test of its view.
  public init(text: LocalizedText) {
    self.text = text
  }
}
