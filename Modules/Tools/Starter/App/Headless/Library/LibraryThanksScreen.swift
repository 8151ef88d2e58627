import HeadlessUI
import Library
import Screens

/// The Thanks screen of the Library flow.
final class LibraryThanksScreen: HeadlessViewController, ScreenView {
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
