/// One of what the Bookshelf flow shows.
public struct Book: Codable, Equatable, Identifiable, Sendable {
  /// Which one it is.
  public let id: BookID
  /// The answer of the Rating screen; nil until it was given.
  public var rating: BookshelfText?
  /// Whether the person has said yes to Lending.
  public var lending = false

  /// A new one, of which nothing is known yet.
  public init(id: BookID) {
    self.id = id
  }

  /// What the person reads in its place.
  public var title: String { "Book \(id.number)" }
}
