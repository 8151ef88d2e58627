import FlowScreens
import Money

// The content of the screen for the recipient.

extension RecipientPresenter {
  /// The known recipients, including the chosen one.
  var known: [Recipient] {
    let known = recipientOptions?.known ?? []
    guard let chosen, !known.contains(where: { $0.id == chosen.id }) else { return known }
    return [chosen] + known
  }

  func display() {
    view?.display(
      RecipientContent(
        known: known.map {
          KnownRecipientContent(
            id: $0.id, name: $0.details.name.text, account: $0.details.account.printed, isChosen: $0.id == chosen?.id)
        },
        canShowMore: recipientOptions?.hasMore == true && !isLoading && !isBusy, fields: fields,
        problem: problem, canTryAgain: recipientOptions == nil && !isLoading, isLoading: isLoading,
        isBusy: isBusy, canContinue: recipientOptions != nil && !isBusy))
  }

  private var fields: [FieldContent<RecipientField>] {
    guard chosen == nil, let requirements = recipientOptions?.requirements else { return [] }
    return form.contents(of: requirements.fields) { draft throws(FormRefusal<RecipientField>) in
      try RecipientDetails(draft, for: requirements)
    }
  }
}
