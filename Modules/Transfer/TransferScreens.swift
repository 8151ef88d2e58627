public import FlowScreens

/// Makes the screens of the Transfer flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol TransferScreens {
  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent>

  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent>

  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent>

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent>
}
