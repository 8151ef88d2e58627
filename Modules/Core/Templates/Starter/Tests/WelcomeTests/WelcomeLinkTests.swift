import Testing
import Welcome

struct WelcomeLinkTests {
  @Test func `is the flow's name and nothing else`() {
    #expect(WelcomeLink(path: ["welcome"], query: [:]) != nil)
  }

  @Test(arguments: [[], ["other"], ["welcome", "other"]])
  func `is no other path`(path: [String]) {
    #expect(WelcomeLink(path: path, query: [:]) == nil)
  }

  @Test func `takes no values`() {
    #expect(WelcomeLink(path: ["welcome"], query: ["colour": "red"]) == nil)
  }
}
