public import FlowScreens

/// The current place in the Bookshelf flow, and unsaved input.
public struct BookshelfDraft: Codable, Equatable, Sendable {
  /// The search text of the list.
  public var search: String
  /// The item that is shown; nil for the list.
  public var book: BookID?
  /// The input of the Rating screen; nil while it is not shown.
  public var rating: FormDraft<RatingField>?

  /// Creates a draft that shows this item, or the list.
  public init(search: String = "", book: BookID? = nil) {
    self.search = search
    self.book = book
  }
}
