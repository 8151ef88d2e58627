import Testing
import Welcome

struct WelcomeLinkTests {
  @Test func `its path is the flow's name`() {
    #expect(WelcomeLink(path: ["welcome"], query: [:]) != nil)
  }

  @Test(arguments: [[], ["other"], ["welcome", "other"]])
  func `no other path is a link`(path: [String]) {
    #expect(WelcomeLink(path: path, query: [:]) == nil)
  }

  @Test func `a path with a query is no link`() {
    #expect(WelcomeLink(path: ["welcome"], query: ["colour": "red"]) == nil)
  }
}
