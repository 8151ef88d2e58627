import FlowScreens
import Transfer

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

@MainActor
final class AmountTestScreen: ScreenView {
  let presenter: AmountPresenter
  private(set) var content: AmountContent?

  init(_ presenter: AmountPresenter) { self.presenter = presenter }

  func display(_ content: AmountContent) { self.content = content }
}

@MainActor
final class RecipientTestScreen: ScreenView {
  let presenter: RecipientPresenter
  private(set) var content: RecipientContent?

  init(_ presenter: RecipientPresenter) { self.presenter = presenter }

  func display(_ content: RecipientContent) { self.content = content }

  func fill(_ draft: FormDraft<RecipientField>) {
    for field in RecipientField.allCases where !draft[field].isEmpty { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class ReviewTestScreen: ScreenView {
  let presenter: ReviewPresenter
  private(set) var content: ReviewContent?

  init(_ presenter: ReviewPresenter) { self.presenter = presenter }

  func display(_ content: ReviewContent) { self.content = content }
}

@MainActor
final class ReceiptTestScreen: ScreenView {
  let presenter: ReceiptPresenter
  private(set) var content: ReceiptContent?

  init(_ presenter: ReceiptPresenter) { self.presenter = presenter }

  func display(_ content: ReceiptContent) { self.content = content }
}
