/// The items at the end of the Bookshelf flow.
public struct BookshelfReceipt: Codable, Equatable, Sendable {
  /// The items, in the order of the list.
  public let items: [Book]
}
