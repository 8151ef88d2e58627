public import Forms
public import Screens

/// Decides whether the answer of the Rating screen can be accepted, and stores it.
public struct RatingInteractor: SavingFormInteractor {
  let id: BookID
  let store: any BookshelfStore

  /// What stands in the form when it is opened.
  static func draft(of book: Book) -> FormDraft<RatingField> {
    [.rating: book.rating?.text ?? ""]
  }

  /// Makes the answer of what was typed.
  public func answer(
    from draft: FormDraft<RatingField>
  ) throws(FormRefusal<RatingField>) -> BookshelfText {
    var reader = FormReader(draft)
    let answer = reader.read(.rating, BookshelfText.init)
    guard let answer else { throw reader.refusal }
    return answer
  }

  /// Stores the answer with what is known besides.
  public func save(_ answer: BookshelfText) async throws(BookshelfStoreError) {
    var book = try await store.book(id)
    book.rating = answer
    try await store.save(book)
  }
}
