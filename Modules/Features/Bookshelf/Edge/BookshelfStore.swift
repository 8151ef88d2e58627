public import Validation

/// Where all that the Bookshelf flow shows is kept.
public protocol BookshelfStore: Sendable {
  /// All, the oldest first.
  func all() async throws(BookshelfStoreError) -> [Book]

  /// The one with this number.
  func book(_ id: BookID) async throws(BookshelfStoreError) -> Book

  /// Stores a new one, of which nothing is known yet.
  func add() async throws(BookshelfStoreError)

  /// Stores one in the place of the one with its number; when the call returns, it will not be lost.
  func save(_ book: Book) async throws(BookshelfStoreError)
}

/// Why something could not be read or stored.
public enum BookshelfStoreError: ReadableError {
  case unavailable
  case unreadable
  case gone

  /// The reason and what to do.
  public var sentence: String {
    switch self {
    case .unavailable: "This cannot be reached just now. Nothing is lost: try again."
    case .unreadable: "What was stored here cannot be read any more."
    case .gone: "This is not there any more. Go back."
    }
  }
}
