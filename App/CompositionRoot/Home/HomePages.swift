import Business
import FlowKit
import FlowScreens
import FlowShell
import Money

@MainActor
extension AppPages {
  /// Makes the home screen.
  func makeHome(_ presenter: HomePresenter) -> any HomeView {
    toolkit.screen("Home", onTimePassed: presenter.refresh) { homePage($0, presenter) }
  }

  /// Makes the settings screen.
  func makeSettings(_ rows: [AppRow], router: any SettingsRouter) -> any ViewController {
    let page = Page("Settings") {
      for row in rows { ButtonRow(row.title) { [weak router] in router?.didChooseSetting(row) } }
    }
    return toolkit.screen("Settings", page: page)
  }

  /// Makes the screen for the account of a business.
  func makeBusinessAccount(of business: BusinessProfile) -> any ViewController {
    let page = Page(business.name) {
      "The account of this business is open."
      "It is registered in \(business.company.country.name)."
    }
    return toolkit.screen("Business account", page: page)
  }
}
