import FlowScreens
import Testing

@testable import Bookshelf

extension BookID {
  /// The first number that a store gives.
  static var first: BookID { get throws { try #require(BookID(1)) } }

  /// The second.
  static var second: BookID { get throws { try #require(BookID(2)) } }
}

extension Book {
  /// An empty item.
  static var first: Book { get throws { Book(id: try .first) } }

  /// Another one.
  static var second: Book { get throws { Book(id: try .second) } }
}

extension FormDraft<RatingField> {
  /// A valid value.
  static var accepted: Self { [.rating: "Well done"] }
}
