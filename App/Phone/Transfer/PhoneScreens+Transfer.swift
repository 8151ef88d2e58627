import CompositionRoot
public import FlowScreens
import FlowUIKitRows
public import Transfer

extension PhoneScreens: TransferScreens {
  private var moments: MomentFormat { MomentFormat(in: timeZone) }

  /// Makes the screen for the amount and its price.
  public func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    RowsScreen("Amount", onTimePassed: presenter.timeDidPass) { [moments] in amountPage($0, presenter, moments) }
  }

  /// Makes the screen for the recipient.
  public func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    RowsScreen("Recipient") { recipientPage($0, presenter) }
  }

  /// Makes the review.
  public func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    RowsScreen("Review", onTimePassed: presenter.timeDidPass) { [moments] in reviewPage($0, presenter, moments) }
  }

  /// Makes the receipt.
  public func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    RowsScreen("Receipt", onTimePassed: presenter.timeDidPass) { [moments] in receiptPage($0, presenter, moments) }
  }
}
