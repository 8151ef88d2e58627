public import FlowScreens

/// Validates the answer of the Rating screen, and stores it.
public struct RatingInteractor: SavingFormInteractor {
  let id: BookID
  let store: any BookshelfStore

  /// Returns the initial text of the form.
  static func draft(of book: Book) -> FormDraft<RatingField> {
    [.rating: book.rating?.text ?? ""]
  }

  public func answer(
    from draft: FormDraft<RatingField>
  ) throws(FormError<RatingField>) -> BookshelfText {
    var reader = FormReader(draft)
    let answer = reader.read(.rating, BookshelfText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the item with the answer.
  public func save(_ answer: BookshelfText) async throws(BookshelfStoreError) {
    var book = try await store.book(id)
    book.rating = answer
    try await store.save(book)
  }
}
