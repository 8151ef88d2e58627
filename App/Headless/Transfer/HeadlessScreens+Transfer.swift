import Transfer

extension HeadlessScreens: TransferScreens {
  func makeAmount(_ presenter: AmountPresenter) -> any AmountView { AmountScreen(presenter: presenter) }

  func makeRecipient(_ presenter: RecipientPresenter) -> any RecipientView { RecipientScreen(presenter: presenter) }

  func makeReview(_ presenter: ReviewPresenter) -> any ReviewView { ReviewScreen(presenter: presenter) }

  func makeReceipt(_ presenter: ReceiptPresenter) -> any ReceiptView { ReceiptScreen(presenter: presenter) }
}
