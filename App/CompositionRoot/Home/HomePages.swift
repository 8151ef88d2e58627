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

@MainActor
private func homePage(_ content: HomeContent, _ presenter: HomePresenter) -> Page {
  @MainActor func button(_ row: AppRow, role: ButtonRow.Role = .normal) -> ButtonRow {
    ButtonRow(row.title, role: role) { presenter.didChoose(row) }
  }
  return Page("Home") {
    content.message
    for note in content.notes { note }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    if let sender = content.sender { "Balances of \(sender)" }
    for balance in content.balances {
      balance.amount
      button(balance.send)
    }
    if let send = content.send { button(send, role: .main) }
    for transfer in content.transfers {
      transfer.summary
      for row in transfer.rows { button(row) }
    }
    if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
    for business in content.businesses { "Business: \(verbatim: business)" }
    for step in content.steps { button(step) }
    appRows(content.rows, onChoose: presenter.didChoose)
    ItemRow(
      "Settings", badge: content.settingsBadge > 0 ? "\(content.settingsBadge)" : nil, onTap: presenter.didTapSettings)
  }
}
