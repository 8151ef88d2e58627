import Business
import FlowValues
import Testing

struct WebPageTests {
  @Test(arguments: [
    "https://example.com", "http://example.co.uk/", "HTTPS://Example.COM/a?b=c#d", "https://xn--lu-fka.ee",
    "https://õlu.ee/õ", "http://xn--d1abbgf6aiiy.xn--p1ai/", "http://президент.рф/", "https://उदाहरण.परीक्षा",
    "https://ตัวอย่าง.ไทย",
    "https://நீங்கள்.சிங்கப்பூர்", "https://نامه\u{200C}ای.ایران", "http://a-b.example:8080/x", "https://example.com?x",
    "https://1.example",
  ])
  func `is a host with a top-level domain, and anything behind it`(page: String) throws {
    #expect(try WebPage(" \(page)\n").text == page)
  }

  @Test(arguments: [
    ("", WebPageError.empty), ("example.com", .noScheme), ("ftp://example.com", .noScheme),
    ("https:/example.com", .noScheme), ("https://exam ple.com", .hasSpace),
    ("https://a.example/\u{0}1", .unexpectedCharacter("\0")),
    ("https://", .malformed), ("https://example", .malformed), ("https://.com", .malformed),
    ("https://example.", .malformed), ("https://example..com", .malformed), ("https://example.c", .malformed),
    ("https://10.0.0.17", .malformed), ("https://-a.example", .malformed), ("https://a-.example", .malformed),
    ("https://😀.com", .unexpectedCharacter("😀")), ("https://exam\u{3164}ple.com", .unexpectedCharacter("\u{3164}")),
    ("https://\u{94D}a.com", .unexpectedCharacter("\u{94D}")), ("https://a.b2", .malformed),
    ("https://user@example.com", .malformed), ("https://exa_mple.com", .malformed),
    ("https://example.com:", .malformed), ("https://example.com:80x", .malformed),
    ("https://example.com:1:2", .malformed), ("https://example.com/" + String(repeating: "x", count: 481), .tooLong),
  ])
  func `is refused with the reason`(typed: String, reason: WebPageError) {
    #expect(throws: reason) { try WebPage(typed) }
  }
}
