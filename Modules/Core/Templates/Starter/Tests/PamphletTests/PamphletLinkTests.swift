import Pamphlet
import Testing

struct PamphletLinkTests {
  @Test func `its path is the flow's name`() {
    #expect(PamphletLink(path: ["pamphlet"]) != nil)
  }

  @Test(arguments: [[], ["other"], ["pamphlet", "other"]])
  func `no other path is a link`(path: [String]) {
    #expect(PamphletLink(path: path) == nil)
  }
}
