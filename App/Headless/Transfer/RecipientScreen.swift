import FlowHeadless
import FlowScreens
import Transfer

/// The screen for the recipient.
final class RecipientScreen: HeadlessViewController, ScreenView {
  private static let newRecipient = "New recipient"
  private let presenter: RecipientPresenter

  init(presenter: RecipientPresenter) {
    self.presenter = presenter
  }

  func display(_ content: RecipientContent) {
    show("Recipient", isBusy: content.isBusy) {
      if !content.known.isEmpty { choice(content) }
      if content.canShowMore { Action("Show more", onTap: presenter.didTapShowMore) }
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if content.isLoading { "Loading…" }
      if let problem = content.problem { problem }
      if content.canTryAgain { Action("Try again", onTap: presenter.didTapTryAgain) }
      Action("Continue", isEnabled: content.canContinue, onTap: presenter.didTapContinue)
    }
  }

  private func choice(_ content: RecipientContent) -> Choice {
    let known = content.known.map { (id: $0.id, title: "\($0.name), \($0.account)") }
    let chosen = content.known.firstIndex(where: \.isChosen).map { known[$0].title }
    return Choice(
      "To", chosen ?? Self.newRecipient, options: known.map(\.title) + [Self.newRecipient], isEnabled: !content.isBusy
    ) { [presenter] title in
      if let recipient = known.first(where: { $0.title == title }) {
        presenter.didChoose(recipient.id)
      } else {
        presenter.didChooseNewRecipient()
      }
    }
  }
}
