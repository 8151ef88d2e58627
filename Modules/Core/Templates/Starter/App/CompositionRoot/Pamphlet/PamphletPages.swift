import FlowKit
import FlowScreens
import Pamphlet

extension AppPages: PamphletScreens {
  func makeCover(_ presenter: CoverPresenter) -> any ScreenView<CoverContent> {
    toolkit.screen("Pamphlet cover") { content in
      Page("Cover") {
        content.text
        ButtonRow("Close Cover", role: .main, onTap: presenter.didTapClose)
      }
    }
  }
}
