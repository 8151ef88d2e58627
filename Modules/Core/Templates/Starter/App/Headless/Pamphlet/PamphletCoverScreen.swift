import FlowHeadless
import FlowScreens
import Pamphlet

/// The Cover screen of the Pamphlet flow.
final class PamphletCoverScreen: HeadlessViewController, ScreenView {
  private let presenter: CoverPresenter

  init(presenter: CoverPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CoverContent) {
    show("Cover") { [presenter] in
      content.text
      Action("Close Cover", onTap: presenter.didTapClose)
    }
  }
}
