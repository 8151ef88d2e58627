import CompositionRoot
import FlowHeadless
import FlowScreens
import FlowShell
import Transfer

/// The home screen.
final class HomeScreen: HeadlessViewController, ScreenView, TimeAware {
  private let presenter: HomePresenter

  init(presenter: HomePresenter) {
    self.presenter = presenter
  }

  func timeDidPass() { presenter.refresh() }

  func display(_ content: HomeContent) {
    show("Home") { [presenter] in
      content.message
      for note in content.notes { note }
      if content.canTryAgain { Action("Try again", onTap: presenter.didTapTryAgain) }
      if let sender = content.sender { "Balances of \(sender)" }
      for balance in content.balances {
        balance.amount
        Action("Send from \(balance.currency)") { presenter.didTapSend(from: balance.currency) }
      }
      if content.canSend { Action("Send money") { presenter.didTapSend() } }
      for row in content.transfers {
        row.summary
        Action("Open \(row.transfer.id)") { presenter.didTapOpen(row.transfer) }
        Action("Repeat \(row.transfer.id)") { presenter.didTapRepeat(row.transfer) }
      }
      if content.canShowMore { Action("Show more", onTap: presenter.didTapShowMore) }
      for business in content.businesses { "Business: \(business)" }
      if content.asksForAccount { Action("Open an account", onTap: presenter.didTapOpenAccount) }
      if content.asksForProfile { Action("Add your details", onTap: presenter.didTapAddProfile) }
      for row in content.rows { Action(row.title) { presenter.didTap(row) } }
      Action("Settings", onTap: presenter.didTapSettings)
    }
  }
}
