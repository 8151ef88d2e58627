import FlowScreens
import Transfer

extension AppPages: TransferScreens {
  private var moments: MomentFormat { MomentFormat(in: timeZone) }

  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    toolkit.screen("Amount", onTimePassed: presenter.timeDidPass) { [moments] in amountPage($0, presenter, moments) }
  }

  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    toolkit.screen("Recipient") { recipientPage($0, presenter) }
  }

  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    toolkit.screen("Review", onTimePassed: presenter.timeDidPass) { [moments] in reviewPage($0, presenter, moments) }
  }

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    toolkit.screen("Receipt", onTimePassed: presenter.timeDidPass) { [moments] in receiptPage($0, presenter, moments) }
  }
}
