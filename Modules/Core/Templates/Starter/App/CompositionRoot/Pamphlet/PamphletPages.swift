import FlowScreens
import Pamphlet

extension AppPages: PamphletScreens {
  /// Makes the Cover screen of the Pamphlet flow.
  func makeCover(_ presenter: CoverPresenter) -> any ScreenView<CoverContent> {
    toolkit.screen("Pamphlet cover") { content in
      Page("Cover") {
        content.text
        ButtonRow("Close Cover", isMain: true, onTap: presenter.didTapClose)
      }
    }
  }
}
