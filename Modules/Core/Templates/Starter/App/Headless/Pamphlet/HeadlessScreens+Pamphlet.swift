import FlowScreens
import Pamphlet

extension HeadlessScreens: PamphletScreens {
  func makeCover(_ presenter: CoverPresenter) -> any ScreenView<CoverContent> {
    PamphletCoverScreen(presenter: presenter)
  }
}
