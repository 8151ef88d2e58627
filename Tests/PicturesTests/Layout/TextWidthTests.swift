import Testing

@testable import Pictures

struct TextWidthTests {
  @Test func `a text is broken between words, and a word that is too long is cut`() {
    #expect(TextWidth.lines(of: "to be or not", size: 10, width: 45) == ["to be or", "not"])
    #expect(TextWidth.lines(of: "mmmmmmmm", size: 10, width: 30) == ["mmm", "mmm", "mm"])
    #expect(TextWidth.lines(of: "", size: 10, width: 30) == [])
  }

  @Test func `a sign that is wider than the line has a line of its own`() {
    #expect(TextWidth.lines(of: "mm", size: 10, width: 3) == ["m", "m"])
  }

  @Test func `signs have widths of their own`() {
    #expect(TextWidth.of("iii", size: 100) == 108)
    #expect(TextWidth.of("mm", size: 100) == 200)
    #expect(TextWidth.of("漢", size: 100) == 105)
  }
}
