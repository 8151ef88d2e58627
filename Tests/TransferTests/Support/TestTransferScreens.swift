import Forms
import Transfer

@MainActor
struct TestTransferScreens: TransferScreens {
  func makeAmount(_ presenter: AmountPresenter) -> any AmountView { AmountTestScreen(presenter) }
  func makeRecipient(_ presenter: RecipientPresenter) -> any RecipientView { RecipientTestScreen(presenter) }
  func makeReview(_ presenter: ReviewPresenter) -> any ReviewView { ReviewTestScreen(presenter) }
  func makeReceipt(_ presenter: ReceiptPresenter) -> any ReceiptView { ReceiptTestScreen(presenter) }
}

@MainActor
final class AmountTestScreen: AmountView {
  let presenter: AmountPresenter
  private(set) var content: AmountContent?

  init(_ presenter: AmountPresenter) { self.presenter = presenter }

  func display(_ content: AmountContent) { self.content = content }
}

@MainActor
final class RecipientTestScreen: RecipientView {
  let presenter: RecipientPresenter
  private(set) var content: RecipientContent?

  init(_ presenter: RecipientPresenter) { self.presenter = presenter }

  func display(_ content: RecipientContent) { self.content = content }

  func fill(_ draft: FormDraft<RecipientField>) {
    for field in RecipientField.allCases where !draft[field].isEmpty { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class ReviewTestScreen: ReviewView {
  let presenter: ReviewPresenter
  private(set) var content: ReviewContent?

  init(_ presenter: ReviewPresenter) { self.presenter = presenter }

  func display(_ content: ReviewContent) { self.content = content }
}

@MainActor
final class ReceiptTestScreen: ReceiptView {
  let presenter: ReceiptPresenter
  private(set) var content: ReceiptContent?

  init(_ presenter: ReceiptPresenter) { self.presenter = presenter }

  func display(_ content: ReceiptContent) { self.content = content }
}
