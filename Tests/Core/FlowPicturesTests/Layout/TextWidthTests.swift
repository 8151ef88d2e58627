import Testing

@testable import FlowPictures

struct TextWidthTests {
  @Test func `text wraps between words, and a longer word is split`() {
    #expect(TextWidth.lines(of: "to be or not", size: 10, width: 45) == ["to be or", "not"])
    #expect(TextWidth.lines(of: "mmmmmmmm", size: 10, width: 30) == ["mmm", "mmm", "mm"])
    #expect(TextWidth.lines(of: "", size: 10, width: 30) == [])
  }

  @Test func `a character wider than the line has its own line`() {
    #expect(TextWidth.lines(of: "mm", size: 10, width: 3) == ["m", "m"])
  }

  @Test func `each character has its own width`() {
    #expect(TextWidth.of("iii", size: 100) == 108)
    #expect(TextWidth.of("mm", size: 100) == 200)
    #expect(TextWidth.of("漢", size: 100) == 105)
  }
}
