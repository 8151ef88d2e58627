import FlowKit
import FlowScreens
import Money

// The content of the review.

extension ReviewPresenter {
  var canConfirm: Bool { stage == .editing && quote != nil && !quoteLoader.isLoading && referenceError == nil }

  func display() {
    let price = quoteLoader.isLoading ? nil : quote
    view?.display(
      ReviewContent(
        stage: stage, sender: order.sender.displayName, recipient: order.recipient.details.name.text,
        account: order.recipient.details.account.printed,
        price: price.map { PriceContent($0, at: interactor.clock.now) },
        changes: changes, reference: draft.reference,
        referenceLength: PaymentReference.maximumLength(for: order.recipient.currency), referenceError: referenceError,
        problem: problem, canTryAgain: stage == .editing && quote == nil && !quoteLoader.isLoading,
        canConfirm: canConfirm))
  }

  private var referenceError: LocalizedText? {
    do throws(PaymentReferenceError) {
      _ = try interactor.reference(draft.reference, for: order)
      return nil
    } catch {
      return error.sentence
    }
  }
}
