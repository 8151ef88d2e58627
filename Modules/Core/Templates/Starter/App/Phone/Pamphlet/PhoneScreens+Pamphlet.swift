public import FlowScreens
import FlowUIKitRows
public import Pamphlet

extension PhoneScreens: PamphletScreens {
  /// Makes the Cover screen of the Pamphlet flow.
  public func makeCover(_ presenter: CoverPresenter) -> any ScreenView<CoverContent> {
    RowsScreen("Pamphlet cover") { content in
      Page("Cover") {
        content.text
        ButtonRow("Close Cover", isMain: true, onTap: presenter.didTapClose)
      }
    }
  }
}
