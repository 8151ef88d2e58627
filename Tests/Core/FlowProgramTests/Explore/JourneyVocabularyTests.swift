import FlowHeadless
import Testing

@testable import FlowProgram

struct JourneyVocabularyTests {
  private func vocabulary(_ lines: String...) throws -> JourneyVocabulary {
    let parser = JourneyParser(appPhrases: ["the data is damaged", "bank is down"])
    return JourneyVocabulary([try parser.journey(named: "J", from: Array(lines.joined(separator: "\n").utf8))])
  }

  @Test func `collects input, links, screens and buttons from journeys`() throws {
    let script = """
      expect screen "Home"
      fill "Name" with "Ada"
      fill "Name" with "Eve"
      fill "Name" with "Ada"
      choose "Finland" for "Country"
      choose "Estonia" for "Country"
      choose "Estonia" for "Country"
      tap "Go"
      open notes://one
      tap "Stay" and at once open notes://two
      open notes://two
      """
    let vocabulary = try vocabulary(script)

    #expect(vocabulary.screens == ["Home"] && vocabulary.buttons == ["Go", "Stay"])
    #expect(vocabulary.links == ["notes://one", "notes://two"])
    #expect(vocabulary.mostFrequentInput(label: "Name", options: nil) == "Ada")
    #expect(vocabulary.mostFrequentInput(label: "Country", options: ["Estonia", "Finland"]) == "Estonia")
    #expect(vocabulary.mostFrequentInput(label: "Country", options: ["Latvia"]) == nil)
    #expect(vocabulary.mostFrequentInput(label: "Town", options: nil) == nil)
  }

  /// Catches a valid other input that is none: a journey comes back to the form, and leaves it unfinished.
  @Test func `the other input is one that no journey has left on a form`() throws {
    let script = """
      fill "Name" with "Ada"
      tap "Go"
      fill "Name" with "Ada"
      tap "Go"
      fill "Name" with "A"
      tap "Help"
      back
      fill "Name" with "Eve"
      tap "Go"
      """
    let vocabulary = try vocabulary(script)

    #expect(vocabulary.otherInput(label: "Name", options: nil) == "Eve")
    #expect(vocabulary.otherInput(label: "Name", options: ["Ada", "A"]) == "A")
  }

  @Test func `an exploration is to find the screens and buttons of journeys, also after a fault`() throws {
    let vocabulary = try vocabulary("bank is down", "tap \"Send\"", "expect screen \"Review\"")

    #expect((vocabulary.buttons, vocabulary.screens) == (["Send"], ["Review"]))
  }

  /// Catches an exploration that is to find screens that only damaged data leads to.
  @Test func `screens of a journey after data was damaged are not to be found`() throws {
    let vocabulary = try vocabulary(
      "tap \"Open\"", "the data is damaged", "tap \"Start anew\" and at once tap \"Yes\"", "expect screen \"Ways out\"",
      "fill \"Name\" with \"Ada\"")

    #expect((vocabulary.buttons, vocabulary.screens) == (["Open"], []))
    #expect(vocabulary.mostFrequentInput(label: "Name", options: nil) == "Ada")
  }
}
