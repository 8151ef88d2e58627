import CompositionRoot
import FlowKit
import FlowShell

extension HeadlessScreens: HomeScreens {
  func makeHome(_ presenter: HomePresenter) -> any HomeView {
    HomeScreen(presenter: presenter)
  }

  func makeSettings(_ rows: [AppRow], router: any SettingsRouter) -> any ViewController {
    SettingsScreen(rows: rows, router: router)
  }
}
