import Feedback
import FlowTesting
import FlowValues
import Testing

struct FeedbackTextTests {
  @Test(arguments: [
    ("Well done", "Well done"), ("  Well   done ", "Well done"), ("é", "é"), ("“Well”\u{200B}\ndone", "“Well” done"),
  ])
  func `is one line without spaces around it`(typed: String, text: String) throws {
    #expect(try FeedbackText(typed).text == text)
  }

  @Test(arguments: TypedDelivery.taken)
  func `is taken from a keyboard or a clipboard as if typed plainly`(delivery: TypedDelivery) throws {
    let plain = "Zoë came again"

    #expect(try FeedbackText(delivery.deliver(plain) ?? plain).text == plain)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), (String(repeating: "a", count: 141), .tooLong),
      (String(repeating: "x\u{304}", count: 71), .tooLong), ("a\u{3164}b", .unexpectedCharacter("\u{3164}")),
    ] as [(String, FeedbackTextError)])
  func `is refused with the reason`(typed: String, error: FeedbackTextError) {
    #expect(throws: error) { try FeedbackText(typed) }
    #expect(!error.sentence.isEmpty)
  }

  @Test func `has 140 characters at most`() throws {
    let text = String(repeating: "a", count: 140)

    #expect(try FeedbackText(text).text == text)
  }
}
