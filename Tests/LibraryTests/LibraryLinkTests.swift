import Library
import Testing

struct LibraryLinkTests {
  @Test func `leads to the list, or to one of it`() throws {
    #expect(LibraryLink(path: ["library"], query: [:]) == .shelf)
    #expect(LibraryLink(path: ["library", "7"], query: [:]) == .book(try #require(BookID(7))))
  }

  @Test(arguments: [[], ["other"], ["other", "7"], ["library", "x"], ["library", "0"], ["library", "7", "7"]])
  func `leads nowhere else`(path: [String]) {
    #expect(LibraryLink(path: path, query: [:]) == nil)
  }

  @Test func `takes no values`() {
    #expect(LibraryLink(path: ["library"], query: ["colour": "red"]) == nil)
  }
}
