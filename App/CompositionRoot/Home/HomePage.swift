import FlowScreens
import FlowShell

/// The home screen.
@MainActor
func homePage(_ content: HomeContent, _ presenter: HomePresenter) -> Page {
  @MainActor func button(_ row: AppRow, isMain: Bool = false) -> ButtonRow {
    ButtonRow(row.title, isMain: isMain) { presenter.didTap(row) }
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
    if let send = content.send { button(send, isMain: true) }
    for transfer in content.transfers {
      transfer.summary
      for row in transfer.rows { button(row) }
    }
    if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
    for business in content.businesses { "Business: \(business)" }
    for step in content.steps { button(step) }
    for row in content.rows { button(row) }
    ButtonRow("Settings", onTap: presenter.didTapSettings)
  }
}
