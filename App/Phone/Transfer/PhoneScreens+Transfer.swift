public import Screens
public import Transfer
import UIKitRows

extension PhoneScreens: TransferScreens {
  /// How much is sent, and what it costs.
  public func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    RowsScreen("Amount", onTimePassed: presenter.didSeeTimePass) { [moments] in amountPage($0, presenter, moments) }
  }

  /// Who gets it.
  public func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    RowsScreen("Recipient") { recipientPage($0, presenter) }
  }

  /// Everything about a transfer, before it is sent.
  public func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    RowsScreen("Review", onTimePassed: presenter.didSeeTimePass) { [moments] in reviewPage($0, presenter, moments) }
  }

  /// What has become of it.
  public func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    RowsScreen("Receipt", onTimePassed: presenter.didSeeTimePass) { [moments] in receiptPage($0, presenter, moments) }
  }
}
