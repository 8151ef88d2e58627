import Feedback
import Testing

struct FeedbackLinkTests {
  @Test func `its path is the flow's name`() {
    #expect(FeedbackLink(path: ["feedback"], query: [:]) != nil)
  }

  @Test(arguments: [[], ["other"], ["feedback", "other"]])
  func `no other path is a link`(path: [String]) {
    #expect(FeedbackLink(path: path, query: [:]) == nil)
  }

  @Test func `a path with a query is no link`() {
    #expect(FeedbackLink(path: ["feedback"], query: ["colour": "red"]) == nil)
  }
}
