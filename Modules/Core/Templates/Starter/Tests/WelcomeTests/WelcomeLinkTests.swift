import Testing
import Welcome

struct WelcomeLinkTests {
  @Test func `its path is the flow's name`() {
    #expect(WelcomeLink(path: ["welcome"]) != nil)
  }

  @Test(arguments: [[], ["other"], ["welcome", "other"]])
  func `no other path is a link`(path: [String]) {
    #expect(WelcomeLink(path: path) == nil)
  }
}
