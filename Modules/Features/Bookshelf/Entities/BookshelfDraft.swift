public import Forms

/// Where the person is in the Bookshelf flow, and what they have typed there and not stored yet.
public struct BookshelfDraft: Codable, Equatable, Sendable {
  /// The one that they look at; nil for the list.
  public var book: BookID?
  /// What was typed on the Rating screen; nil if that is not open.
  public var rating: FormDraft<RatingField>?

  /// The draft of somebody who looks at this one, or at the list.
  public init(book: BookID? = nil) {
    self.book = book
  }
}
