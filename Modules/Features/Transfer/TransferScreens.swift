public import Screens

/// Makes the screens of the Transfer flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol TransferScreens {
  /// How much is sent, and what it costs.
  func makeAmount(_ presenter: AmountPresenter) -> any ScreenView<AmountContent>

  /// Who gets it.
  func makeRecipient(_ presenter: RecipientPresenter) -> any ScreenView<RecipientContent>

  /// Everything, before it is sent.
  func makeReview(_ presenter: ReviewPresenter) -> any ScreenView<ReviewContent>

  /// What has become of it.
  func makeReceipt(_ presenter: ReceiptPresenter) -> any ScreenView<ReceiptContent>
}
