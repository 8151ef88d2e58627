import Forms
import Foundation
import Testing

@testable import Bookshelf

struct BookshelfDraftTests {
  @Test func `is coded, and decoded the same`() throws {
    var draft = BookshelfDraft(book: try .first)
    draft.rating = .accepted

    let json = try JSONEncoder().encode(draft)

    #expect(try JSONDecoder().decode(BookshelfDraft.self, from: json) == draft)
  }
}
