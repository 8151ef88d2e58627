public import CompositionRoot
public import FlowKit
public import FlowShell
import FlowUIKit
import FlowUIKitRows

extension PhoneScreens: HomeScreens {
  /// Makes the home screen.
  public func makeHome(_ presenter: HomePresenter) -> any HomeView {
    RowsScreen("Home") { content in
      Page("Home") {
        for line in content.lines { line }
        for row in content.rows { ButtonRow(row.title) { presenter.didTap(row) } }
        ButtonRow("Settings", onTap: presenter.didTapSettings)
      }
    }
  }

  /// Makes the settings screen.
  public func makeSettings(_ rows: [AppRow], router: any SettingsRouter) -> any ViewController {
    let screen = RowsViewController(name: "Settings")
    screen.show(
      Page("Settings") {
        for row in rows { ButtonRow(row.title) { [weak router] in router?.didChooseSetting(row) } }
      })
    return screen
  }
}
