import FlowKit
import FlowScreens
import FlowShell

@MainActor
extension AppPages {
  /// Makes the home screen.
  func makeHome(_ presenter: HomePresenter) -> any HomeView {
    toolkit.screen("Home") { content in
      Page("Home") {
        for line in content.lines { line }
        for row in content.rows { ButtonRow(row.title) { presenter.didTap(row) } }
        ButtonRow("Settings", onTap: presenter.didTapSettings)
      }
    }
  }

  /// Makes the settings screen.
  func makeSettings(_ rows: [AppRow], router: any SettingsRouter) -> any ViewController {
    let page = Page("Settings") {
      for row in rows { ButtonRow(row.title) { [weak router] in router?.didChooseSetting(row) } }
    }
    return toolkit.screen("Settings", page: page)
  }
}
