import Feedback
import Testing

struct FeedbackLinkTests {
  @Test func `is the flow's name and nothing else`() {
    #expect(FeedbackLink(path: ["feedback"], query: [:]) != nil)
  }

  @Test(arguments: [[], ["other"], ["feedback", "other"]])
  func `is no other path`(path: [String]) {
    #expect(FeedbackLink(path: path, query: [:]) == nil)
  }

  @Test func `takes no values`() {
    #expect(FeedbackLink(path: ["feedback"], query: ["colour": "red"]) == nil)
  }
}
