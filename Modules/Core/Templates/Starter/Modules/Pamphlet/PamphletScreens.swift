public import FlowScreens

/// Makes the screens of the Pamphlet flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol PamphletScreens {
  func makeCover(_ presenter: CoverPresenter) -> any ScreenView<CoverContent>
}
