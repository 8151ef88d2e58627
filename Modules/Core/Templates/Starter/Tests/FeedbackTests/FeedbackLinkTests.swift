import Feedback
import Testing

struct FeedbackLinkTests {
  @Test func `its path is the flow's name`() {
    #expect(FeedbackLink(path: ["feedback"]) != nil)
  }

  @Test(arguments: [[], ["other"], ["feedback", "other"]])
  func `no other path is a link`(path: [String]) {
    #expect(FeedbackLink(path: path) == nil)
  }
}
