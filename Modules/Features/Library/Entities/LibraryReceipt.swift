/// All that there was when the person had seen enough of the Library flow.
public struct LibraryReceipt: Codable, Equatable, Sendable {
  /// In the order of the list.
  public let books: [Book]
}
