import Bookshelf
import FlowScreens

/// Returns the Thanks screen of the Bookshelf flow.
@MainActor
func bookshelfThanksPage(_ content: ThanksContent, _ presenter: ThanksPresenter) -> Page {
  Page("Thanks") {
    content.message
    ButtonRow("Close Thanks", isMain: true, onTap: presenter.didTapClose)
  }
}
