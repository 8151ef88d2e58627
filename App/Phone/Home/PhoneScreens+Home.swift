public import Business
public import CompositionRoot
public import FlowKit
public import FlowScreens
public import FlowShell
import FlowUIKit
import FlowUIKitRows
import Money

extension PhoneScreens: HomeScreens {
  /// Makes the home screen.
  public func makeHome(_ presenter: HomePresenter) -> any HomeView {
    RowsScreen("Home", onTimePassed: presenter.refresh) { homePage($0, presenter) }
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

  /// Makes the screen for the account of a business.
  public func makeBusinessAccount(of business: BusinessProfile) -> any ViewController {
    let screen = RowsViewController(name: "Business account")
    screen.show(
      Page(business.name) {
        "The account of this business is open."
        "It is registered in \(business.company.country.name)."
      })
    return screen
  }
}
