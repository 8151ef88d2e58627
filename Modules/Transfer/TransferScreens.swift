public import FlowScreens

/// Makes the screens of the Transfer flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol TransferScreens {
  /// Makes the screen for the amount and its price.
  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent>

  /// Makes the screen for the recipient.
  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent>

  /// Makes the review.
  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent>

  /// Makes the receipt.
  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent>
}
