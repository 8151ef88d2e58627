import FlowKit
import FlowScreens
import Transfer

@MainActor
func recipientPage(_ content: RecipientContent, _ presenter: RecipientPresenter) -> Page {
  Page("Recipient", isBusy: content.isBusy) {
    if !content.known.isEmpty { knownRecipients(content, presenter) }
    if content.canShowMore { ButtonRow("Show more", onTap: presenter.didTapShowMore) }
    formRows(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
    if content.isLoading { "Loading…" }
    if let problem = content.problem { TextRow(problem, style: .error) }
    if content.canTryAgain { ButtonRow("Try again", onTap: presenter.didTapTryAgain) }
    ButtonRow("Continue", role: .main, isEnabled: content.canContinue, onTap: presenter.didTapContinue)
  }
}

/// Returns the choice of a known recipient, with a new one at the end.
@MainActor
private func knownRecipients(_ content: RecipientContent, _ presenter: RecipientPresenter) -> ChoiceRow {
  let options = content.known.map(Optional.some) + [nil]
  let chosen = content.known.first(where: \.isChosen)
  return ChoiceRow(
    "To", .some(chosen), options: options,
    title: { $0.map { "\(verbatim: $0.name), \(verbatim: $0.account)" } ?? "New recipient" },
    isEnabled: !content.isBusy
  ) { recipient in
    if let recipient { presenter.didChoose(recipient.id) } else { presenter.didChooseNewRecipient() }
  }
}
