import FlowAppTesting
import FlowScreens
import Transfer

typealias AmountTestScreen = RecordingScreen<AmountPresenter, AmountContent>
typealias RecipientTestScreen = RecordingScreen<RecipientPresenter, RecipientContent>
typealias ReviewTestScreen = RecordingScreen<ReviewPresenter, ReviewContent>
typealias ReceiptTestScreen = RecordingScreen<ReceiptPresenter, ReceiptContent>

@MainActor
struct TestTransferScreens: TransferScreens {
  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent> {
    AmountTestScreen(presenter)
  }

  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent> {
    RecipientTestScreen(presenter)
  }

  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent> {
    ReviewTestScreen(presenter)
  }

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent> {
    ReceiptTestScreen(presenter)
  }
}

extension RecipientTestScreen {
  /// Types the texts that are not empty.
  func fill(_ draft: FormDraft<RecipientField>) {
    for field in RecipientField.allCases where !draft[field].isEmpty { presenter.didEdit(field, to: draft[field]) }
  }
}
