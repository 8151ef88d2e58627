import Business
import FlowKit
import FlowScreens
import FlowShell
import Money

@MainActor
extension AppPages {
  func makeHome(_ presenter: HomePresenter) -> any HomeView {
    toolkit.screen("Home", onTimePassed: presenter.refresh) { homePage($0, presenter) }
  }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    toolkit.screen("Settings") { rows in
      Page("Settings") { appRows(rows, onChoose: presenter.didChoose) }
    }
  }

  func makeBusinessAccount(of business: BusinessProfile) -> any ViewController {
    let page = Page(LocalizedText(verbatim: business.name)) {
      "The account of this business is open."
      "It is registered in \(business.company.country)."
    }
    return toolkit.screen("Business account", page: page)
  }
}
