import Forms
import Foundation
import Testing

@testable import Library

struct LibraryDraftTests {
  @Test func `is coded, and decoded the same`() throws {
    var draft = LibraryDraft(book: try .first)
    draft.rating = .accepted

    let json = try JSONEncoder().encode(draft)

    #expect(try JSONDecoder().decode(LibraryDraft.self, from: json) == draft)
  }
}
