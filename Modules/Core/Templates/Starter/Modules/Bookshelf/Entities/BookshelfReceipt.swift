/// The items at the end of the Bookshelf flow.
public struct BookshelfReceipt: Codable, Equatable, Sendable {
  /// The items that the list showed, newest first.
  public let items: [Book]
}
