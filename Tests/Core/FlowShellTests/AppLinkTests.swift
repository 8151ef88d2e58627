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
    "https://me@app.example/notes", "http://app.example/notes", "https:app.example/notes",
  ])
  func `a link of another host is foreign`(_ text: String) {
    #expect(throws: AppLinkError.foreign(start: "app://")) {
      try AppLink(text, scheme: "app", hosts: ["app.example"])
    }
  }

  // Catches a link that a mail program has completed, or that a campaign has marked, and that the app refuses.
  @Test(arguments: [
    "https://app.example/notes/7/", "https://app.example//notes//7", "https://app.example:443/notes/7",
    "app:///notes/7/",
    "https://app.example:/notes/7", "app://notes/7#part", "app://notes/7?", "app://notes/7/?#",
  ])
  func `an empty segment, a fragment and the port of HTTPS mean nothing`(_ text: String) throws {
    #expect(try AppLink(text, scheme: "app", hosts: ["app.example"]) == AppLink("app://notes/7", scheme: "app"))
  }

  @Test func `a parameter may have no value, or several signs for equal`() throws {
    let link = try AppLink("app://notes?a&b=&c=d=e&&f=1&f=2", scheme: "app")

    #expect(link.query == ["a": "", "b": "", "c": "d=e", "f": "1, 2"])
  }

  @Test(arguments: ["app://", "https://app.example", "https://app.example/", "https://app.example?a=b"])
  func `a link without a path is written as a link is`(_ text: String) throws {
    #expect(try AppLink(text, scheme: "app", hosts: ["app.example"]).path == [])
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
      ("app://\u{7F}", .malformed), ("", .foreign(start: "app://")),
      ("notes", .foreign(start: "app://")), ("https://app/notes", .foreign(start: "app://")),
      ("app:/notes", .foreign(start: "app://")), ("apps://notes", .foreign(start: "app://")),
      ("app://no tes", .malformed), ("app://notes?a=%zz", .malformed),
      ("app://nötes", .malformed), ("app://%zz", .malformed), ("app://%ff", .malformed), ("app://notes\n", .malformed),
      ("app://" + String(repeating: "a", count: 3000), .malformed),
    ] as [(String, AppLinkError)])
  func `refuses an invalid link with the reason`(_ text: String, _ error: AppLinkError) {
    #expect(throws: error) { try AppLink(text, scheme: "app") }
  }
}
