import Foundation
import Testing

@testable import Bookshelf

struct BookshelfDraftTests {
  @Test func `encodes and decodes to the same value`() throws {
    let draft = BookshelfDraft(search: "1", book: try .first)

    let json = try JSONEncoder().encode(draft)

    #expect(try JSONDecoder().decode(BookshelfDraft.self, from: json) == draft)
  }
}
