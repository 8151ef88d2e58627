import Pamphlet
import Testing

struct PamphletLinkTests {
  @Test func `its path is the flow's name`() {
    #expect(PamphletLink(path: ["pamphlet"], query: [:]) != nil)
  }

  @Test(arguments: [[], ["other"], ["pamphlet", "other"]])
  func `no other path is a link`(path: [String]) {
    #expect(PamphletLink(path: path, query: [:]) == nil)
  }

  @Test func `a path with a query is no link`() {
    #expect(PamphletLink(path: ["pamphlet"], query: ["colour": "red"]) == nil)
  }
}
