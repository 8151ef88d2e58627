import Bookshelf
import FlowHeadless
import FlowScreens

/// The Thanks screen of the Bookshelf flow.
final class BookshelfThanksScreen: HeadlessViewController, ScreenView {
  private let presenter: ThanksPresenter

  init(presenter: ThanksPresenter) {
    self.presenter = presenter
  }

  func display(_ content: ThanksContent) {
    show("Thanks") { [presenter] in
      content.message
      Action("Close Thanks", onTap: presenter.didTapClose)
    }
  }
}
