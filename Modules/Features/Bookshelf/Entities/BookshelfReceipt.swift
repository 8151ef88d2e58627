/// All that there was when the person had seen enough of the Bookshelf flow.
public struct BookshelfReceipt: Codable, Equatable, Sendable {
  /// In the order of the list.
  public let items: [Book]
}
