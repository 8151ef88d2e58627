import Business
import FlowKit
import FlowScreens
import FlowShell
import Money

@MainActor
enum HomeModule {
  /// - Returns: the screen, and its presenter, which the flow refreshes.
  static func make(
    router: any HomeRouter, scope: FlowScope, rows: @escaping HomeRows, interactor: HomeInteractor, screens: AppPages
  ) -> (screen: any ViewController, presenter: HomePresenter) {
    let presenter = HomePresenter(interactor: interactor, rows: rows, scope: scope, router: router)
    let screen = screens.makeHome(presenter)
    presenter.view = screen
    presenter.refresh()
    return (screen, presenter)
  }
}

@MainActor
protocol HomeRouter: AnyObject {
  func didChoose(_ row: AppRow)

  /// The person wants to resume pending transfers, and to retry loading.
  func didAskToTryAgain()

  /// The account is not known, and the person asks for the ways out.
  func didAskForWaysOut()

  func didAskForSettings()
}

typealias HomeView = ScreenView<HomeContent>

struct HomeContent: Equatable, Sendable {
  /// The greeting, or the first step.
  var message: LocalizedText = ""
  /// Notes about pending transfers, errors, and empty lists.
  var notes: [LocalizedText] = []
  /// A Boolean value that indicates whether the bank can be asked again.
  var canTryAgain = false
  /// A Boolean value that indicates whether the account is not known.
  var hasWaysOut = false
  /// Opens the way to send money, if the person can.
  var send: AppRow?
  var sender: LocalizedText?
  var balances: [HomeBalance] = []
  /// The transfers, newest first.
  var transfers: [HomeTransfer] = []
  /// A Boolean value that indicates whether there are older transfers or businesses.
  var canShowMore = false
  /// The names of the person's newest businesses.
  var businesses: [String] = []
  /// The first steps of a person who is new.
  var steps: [AppRow] = []
  /// The rows of the features.
  var rows: [AppRow] = []
  /// The number of rows with a badge in the settings.
  var settingsBadge = 0
}

/// A balance in one currency.
struct HomeBalance: Equatable, Sendable {
  /// The formatted amount.
  let amount: LocalizedText
  /// Sends from it.
  let send: AppRow
}

struct HomeTransfer: Equatable, Sendable {
  /// The amount, the recipient and the status.
  let summary: LocalizedText
  /// Opens its receipt, or repeats it.
  let rows: [AppRow]
}

@MainActor
extension AppPages {
  fileprivate func makeHome(_ presenter: HomePresenter) -> any HomeView {
    toolkit.screen("Home", onTimePassed: presenter.refresh) { content in
      Page("Home") {
        content.message
        for note in content.notes { note }
        if content.hasWaysOut { ButtonRow("What you can do", role: .main, onTap: presenter.didTapWaysOut) }
        if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
        if let sender = content.sender { "Balances of \(sender)" }
        for balance in content.balances {
          balance.amount
          ButtonRow(balance.send.title) { presenter.didChoose(balance.send) }
        }
        if let send = content.send { ButtonRow(send.title, role: .main) { presenter.didChoose(send) } }
        for transfer in content.transfers {
          transfer.summary
          for row in transfer.rows { ButtonRow(row.title) { presenter.didChoose(row) } }
        }
        if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
        for business in content.businesses { "Business: \(verbatim: business)" }
        for step in content.steps { ButtonRow(step.title) { presenter.didChoose(step) } }
        appRows(content.rows, onChoose: presenter.didChoose)
        ItemRow(
          "Settings", badge: content.settingsBadge > 0 ? "\(content.settingsBadge)" : nil,
          onTap: presenter.didTapSettings)
      }
    }
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
