import Testing

@testable import StudioSession

struct JourneyStepTests {
  @Test(arguments: [
    (#"tap "Add""#, ["tap", "Add"]),
    (#"  fill "A \"B\"" with "C\\D\nE""#, ["fill", #"A "B""#, "with", "C\\D\nE"]),
    (#"bank next 2 "transfer" fails"#, ["bank", "next", "2", "transfer", "fails"]),
    (#"fill "A" with """#, ["fill", "A", "with", ""]),
    ("clock +1d # a day", ["clock", "+1d"]),
    (#"fill "A" with "\t\u{200B}#""#, ["fill", "A", "with", "\t\u{200B}#"]),
  ])
  func `the words of a line are those of its command`(line: String, words: [String]) {
    #expect(JourneyStep(line: line[...])?.words == words)
  }

  @Test(arguments: ["", "   ", "# tap \"Add\"", "tap \"Add", "tap \"Add\\", #"tap "\u{110000}""#])
  func `a line without a step has none`(line: String) {
    #expect(JourneyStep(line: line[...]) == nil)
  }
}
