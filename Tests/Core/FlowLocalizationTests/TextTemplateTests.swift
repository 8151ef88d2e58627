import FlowLocalization
import Testing

struct TextTemplateTests {
  @Test(
    arguments: [
      ("%@ of %lld", [0, 1]), ("%2$@ before %1$@", [1, 0]), ("%2$lld, %1$@", [1, 0]), ("100 %%", []), ("%", []),
      ("%d", []),
      ("%0$@", []), ("%1$", []), ("%1@", []), ("%1 @", []),
      ("%%@", []), ("%%%@", [0]), ("", []), ("%99999999999999999999$@", []),
    ])
  func `placeholders have positions from zero`(text: String, positions: [Int]) {
    #expect(TextTemplate(text).positions == positions)
  }

  @Test(arguments: [
    ("%@: %@", false), ("%lld", false), ("12 %%", false), ("%@ of %@", true), ("…", false), ("да", true),
  ])
  func `a template with letters has words`(text: String, hasLetters: Bool) {
    #expect(TextTemplate(text).hasLetters == hasLetters)
  }

  @Test func `templates that read the same are equal`() {
    #expect(TextTemplate("%1$@ %2$@") == TextTemplate("%@ %@"))
    #expect(TextTemplate("%@ a") != TextTemplate("%@ b"))
  }
}
