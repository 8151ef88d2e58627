import Bookshelf
import Testing

struct BookIDTests {
  @Test(arguments: [("1", 1), ("42", 42)])
  func `is parsed from the digits of a number above zero`(text: String, number: Int) {
    #expect(BookID(text)?.number == number)
  }

  @Test(arguments: ["", "0", "-1", "1.5", "one", "١", "99999999999999999999"])
  func `any other text is refused`(text: String) {
    #expect(BookID(text) == nil)
  }
}
