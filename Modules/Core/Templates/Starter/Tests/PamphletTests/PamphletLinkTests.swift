import Pamphlet
import Testing

struct PamphletLinkTests {
  @Test func `is the flow's name and nothing else`() {
    #expect(PamphletLink(path: ["pamphlet"], query: [:]) != nil)
  }

  @Test(arguments: [[], ["other"], ["pamphlet", "other"]])
  func `is no other path`(path: [String]) {
    #expect(PamphletLink(path: path, query: [:]) == nil)
  }

  @Test func `takes no values`() {
    #expect(PamphletLink(path: ["pamphlet"], query: ["colour": "red"]) == nil)
  }
}
