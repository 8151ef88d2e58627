import Business
import FlowKit
import FlowScreens
import FlowShell
import Money

@MainActor
extension AppPages {
  func makeHome(_ presenter: HomePresenter) -> any HomeView {
    toolkit.screen("Home", onTimePassed: presenter.refresh) { content in
      Page("Home") {
        content.message
        for note in content.notes { note }
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
