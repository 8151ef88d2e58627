import Bookshelf
import Testing

struct BookshelfLinkTests {
  @Test func `opens the list, or one of its items`() throws {
    #expect(BookshelfLink(path: ["bookshelf"]) == .shelf)
    #expect(BookshelfLink(path: ["bookshelf", "7"]) == .book(try #require(BookID(7))))
  }

  @Test(arguments: [[], ["other"], ["other", "7"], ["bookshelf", "x"], ["bookshelf", "0"], ["bookshelf", "7", "7"]])
  func `no other path is a link`(path: [String]) {
    #expect(BookshelfLink(path: path) == nil)
  }
}
