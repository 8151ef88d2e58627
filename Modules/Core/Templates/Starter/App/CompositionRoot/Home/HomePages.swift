import FlowKit
import FlowScreens
import FlowShell

@MainActor
extension AppPages {
  func makeHome(_ presenter: HomePresenter) -> any HomeView {
    toolkit.screen("Home") { content in
      Page("Home") {
        if let greeting = content.greeting { greeting }
        appRows(content.rows, onChoose: presenter.didChoose)
        ItemRow("Settings", onTap: presenter.didTapSettings)
      }
    }
  }

  /// Makes the settings screen.
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    toolkit.screen("Settings") { rows in
      Page("Settings") { appRows(rows, onChoose: presenter.didChoose) }
    }
  }
}
