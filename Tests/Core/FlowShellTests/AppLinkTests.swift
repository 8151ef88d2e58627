import FlowShell
import Testing

struct AppLinkTests {
  @Test(arguments: ["app://notes/7?a=b&c=d", "APP://notes/7?a=b&c=d", "app://%6eotes/%37?a=%62&%63=d"])
  func `has a path and a query`(_ text: String) throws {
    let link = try AppLink(text, scheme: "app")

    #expect(link.path == ["notes", "7"])
    #expect(link.query == ["a": "b", "c": "d"])
  }

  // Catches a universal link that the app has asked for, and refuses.
  @Test(arguments: ["https://app.example/notes/7?a=b&c=d", "HTTPS://App.Example/%6eotes/7?a=b&c=d"])
  func `may be a universal link of one of the app's hosts`(_ text: String) throws {
    let link = try AppLink(text, scheme: "app", hosts: ["www.app.example", "app.example"])

    #expect(link == (try AppLink("app://notes/7?a=b&c=d", scheme: "app")))
  }

  @Test(arguments: [
    "https://other.example/notes", "https://app.example.org/notes", "https://app.example:80/notes",
    "https://me@app.example/notes", "http://app.example/notes", "https://app.example", "https:app.example/notes",
  ])
  func `a link of another host is foreign`(_ text: String) {
    #expect(throws: AppLinkError.foreign(start: "app://")) {
      try AppLink(text, scheme: "app", hosts: ["app.example"])
    }
  }

  @Test(arguments: ["https://app.example/", "https://app.example//notes", "https://app.example/notes/"])
  func `a link of a host is parsed as strictly as one of the scheme`(_ text: String) {
    #expect(throws: AppLinkError.malformed) { try AppLink(text, scheme: "app", hosts: ["app.example"]) }
  }

  @Test func `may have 2048 characters, and no more`() throws {
    let longest = "app://" + String(repeating: "a", count: 2042)

    #expect(try AppLink(longest, scheme: "app").path.count == 1)
    #expect(throws: AppLinkError.malformed) { try AppLink(longest + "a", scheme: "app") }
  }

  @Test(arguments: ["app://!", "app://~"])
  func `may have a path of punctuation`(_ text: String) throws {
    #expect(try AppLink(text, scheme: "app").path == [String(text.suffix(1))])
  }

  @Test(
    arguments: [
      ("app://\u{7F}", .malformed), ("app://notes?a==b", .malformed), ("app://notes?=a=b", .malformed),
      ("app://notes?a=b&", .malformed), ("app://notes?a=b&&c=d", .malformed), ("", .foreign(start: "app://")),
      ("notes", .foreign(start: "app://")), ("https://app/notes", .foreign(start: "app://")),
      ("app:/notes", .foreign(start: "app://")), ("apps://notes", .foreign(start: "app://")), ("app://", .malformed),
      ("app://notes/", .malformed), ("app:///notes", .malformed), ("app://notes?", .malformed),
      ("app://notes?a", .malformed), ("app://notes?a=", .malformed), ("app://notes?a=b=c", .malformed),
      ("app://notes?a=1&a=2", .malformed), ("app://notes#a", .malformed), ("app://no tes", .malformed),
      ("app://nötes", .malformed), ("app://%zz", .malformed), ("app://%ff", .malformed), ("app://notes\n", .malformed),
      ("app://" + String(repeating: "a", count: 3000), .malformed),
    ] as [(String, AppLinkError)])
  func `refuses an invalid link with the reason`(_ text: String, _ error: AppLinkError) {
    #expect(throws: error) { try AppLink(text, scheme: "app") }
  }
}
