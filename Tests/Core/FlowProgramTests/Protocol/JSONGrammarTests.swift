import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@testable import FlowProgram

/// An array of words can express every line of a session.
@MainActor
struct JSONGrammarTests {
  private let parser = GuestsApp().parser
  private var grammar: SessionGrammar { SessionGrammar(parser: parser) }

  // Texts that equal words of the grammar.
  @Test(arguments: ["A \"B\" # C", "retry-after", "with", "for", "is", "twice", "no", "error", "+1d", "", "3", "tap"])
  func `each phrase can be sent with any text`(_ text: String) throws {
    try #require(parser.phrases.contains { $0.contains("retry-after") })
    for phrase in parser.phrases {
      let text = phrase == "clock …" ? "+31m" : text
      let words = phrase.split(separator: " ").map { $0 == "…" ? text : String($0) }
      let line = phrase.split(separator: " ").map { $0 == "…" ? text.quoted : String($0) }.joined(separator: " ")

      let said = try grammar.command(of: words, on: nil)

      #expect(said == .play(try #require(try parser.step(from: line))), "\(phrase)")
    }
  }

  @Test(arguments: ["help", "?", "look", "quit", "exit", "<", "x", "close", "v"])
  func `each command of a session can be sent`(_ word: String) throws {
    #expect(try grammar.command(of: [word], on: nil) == grammar.command(in: word, on: nil))
  }

  @Test(
    arguments: [
      (["1", "Ada \"A\" # L."], .play(.action(.fill("First name", with: "Ada \"A\" # L.")))),
      (["1", "Ada", "Augusta"], .play(.action(.fill("First name", with: "Ada Augusta")))),
      (["1", ""], .play(.action(.fill("First name", with: "")))),
      (["first name", "\"Ada\""], .play(.action(.fill("First name", with: "\"Ada\"")))),
      (["2", "Estonia"], .play(.action(.choose("Estonia", for: "Country")))),
      (["3"], .play(.action(.tap("Save")))),
      (["save"], .play(.action(.tap("Save")))),
      ([], .nothing),
    ] as [([String], SessionCommand)])
  func `each short form can be sent`(_ words: [String], _ command: SessionCommand) throws {
    let controller = HeadlessViewController()
    controller.show("You") {
      FieldRow("First name", "") { _ in }
      ChoiceRow("Country", nil, titles: ["Estonia", "Finland"]) { _ in }
      ButtonRow("Save") {}
    }

    #expect(try grammar.command(of: words, on: HeadlessWindow(rootViewController: controller).snapshot) == command)
  }

  @Test func `a text that makes the step too long is refused`() {
    let text = String(repeating: "\u{7F}", count: 10_000)

    #expect(throws: CommandError.syntax(.tooLong(JourneyParser.longestLine))) {
      try grammar.command(of: ["tap", text], on: nil)
    }
  }
}
