import Bookshelf
import FlowKit
import FlowScreens

@MainActor
func bookshelfThanksPage(_ content: ThanksContent, _ presenter: ThanksPresenter) -> Page {
  Page("Thanks") {
    content.message
    ButtonRow("Close Thanks", role: .main, onTap: presenter.didTapClose)
  }
}
