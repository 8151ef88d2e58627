import FlowScreens
import FlowShell
import Money
import Transfer

/// The home screen.
@MainActor
func homePage(_ content: HomeContent, _ presenter: HomePresenter) -> Page {
  Page("Home") {
    content.message
    for note in content.notes { note }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    if let sender = content.sender { "Balances of \(sender)" }
    for balance in content.balances {
      balance.amount
      ButtonRow("Send from \(balance.currency)") { presenter.didTapSend(from: balance.currency) }
    }
    if content.canSend { ButtonRow("Send money", isMain: true) { presenter.didTapSend() } }
    for row in content.transfers {
      row.summary
      ButtonRow("Open \(row.transfer.id)") { presenter.didTapOpen(row.transfer) }
      ButtonRow("Repeat \(row.transfer.id)") { presenter.didTapRepeat(row.transfer) }
    }
    if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
    for business in content.businesses { "Business: \(business)" }
    if content.asksForAccount { ButtonRow("Open an account", isMain: true, onTap: presenter.didTapOpenAccount) }
    if content.asksForProfile { ButtonRow("Add your details", onTap: presenter.didTapAddProfile) }
    for row in content.rows { ButtonRow(row.title) { presenter.didTap(row) } }
    ButtonRow("Settings", onTap: presenter.didTapSettings)
  }
}
