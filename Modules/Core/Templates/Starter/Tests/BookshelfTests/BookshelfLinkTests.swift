import Bookshelf
import Testing

struct BookshelfLinkTests {
  @Test func `leads to the list, or to one of it`() throws {
    #expect(BookshelfLink(path: ["bookshelf"], query: [:]) == .shelf)
    #expect(BookshelfLink(path: ["bookshelf", "7"], query: [:]) == .book(try #require(BookID(7))))
  }

  @Test(arguments: [[], ["other"], ["other", "7"], ["bookshelf", "x"], ["bookshelf", "0"], ["bookshelf", "7", "7"]])
  func `leads nowhere else`(path: [String]) {
    #expect(BookshelfLink(path: path, query: [:]) == nil)
  }

  @Test func `takes no values`() {
    #expect(BookshelfLink(path: ["bookshelf"], query: ["colour": "red"]) == nil)
  }
}
