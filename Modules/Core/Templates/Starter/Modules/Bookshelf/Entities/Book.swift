/// An item of the Bookshelf flow.
public struct Book: Codable, Equatable, Identifiable, Sendable {
  /// The number of the item.
  public let id: BookID
  /// The answer of the Rating screen, if there is one.
  public var rating: BookshelfText?
  /// A Boolean value that indicates whether the person has confirmed Lending.
  public var lending = false

  /// Creates an empty item.
  public init(id: BookID) {
    self.id = id
  }

  /// The title.
  public var title: String { "Book \(id.number)" }
}
