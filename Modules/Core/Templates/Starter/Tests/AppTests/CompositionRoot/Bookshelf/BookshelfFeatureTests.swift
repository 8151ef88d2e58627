import Bookshelf
import Testing

@testable import CompositionRoot

@MainActor
struct BookshelfFeatureTests {
  @Test func `an entry resumes at the place in the draft`() throws {
    let entry = BookshelfFeature.Entry.book(try #require(BookID(1)))

    #expect(entry.resumed == .sheet)
    #expect(BookshelfFeature.Entry.sheet.resumed == .sheet)
  }
}
