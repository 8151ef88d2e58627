import CompositionRoot
import FlowScreens
import Transfer

extension HeadlessScreens: TransferScreens {
  private var moments: MomentFormat { MomentFormat(in: timeZone) }

  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    AmountScreen(presenter: presenter, moments: moments)
  }

  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    RecipientScreen(presenter: presenter)
  }

  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    ReviewScreen(presenter: presenter, moments: moments)
  }

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    ReceiptScreen(presenter: presenter, moments: moments)
  }
}
