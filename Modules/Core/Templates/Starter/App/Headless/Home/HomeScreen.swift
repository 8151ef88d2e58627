import CompositionRoot
import FlowHeadless
import FlowScreens
import FlowShell

/// The home screen.
final class HomeScreen: HeadlessViewController, ScreenView {
  private let presenter: HomePresenter

  init(presenter: HomePresenter) {
    self.presenter = presenter
  }

  func display(_ content: HomeContent) {
    show("Home") { [presenter] in
      for line in content.lines { line }
      for row in content.rows { Action(row.title) { presenter.didTap(row) } }
      Action("Settings", onTap: presenter.didTapSettings)
    }
  }
}
