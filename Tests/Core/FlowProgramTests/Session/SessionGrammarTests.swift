import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@testable import FlowProgram

@MainActor
struct SessionGrammarTests {
  private let grammar = SessionGrammar(parser: JourneyParser())
  private let screen: ScreenSnapshot?

  init() {
    let controller = HeadlessViewController()
    controller.show("Address") {
      "Where do you live?"
      FieldRow("City", "") { _ in }
      ChoiceRow("Country", nil, titles: ["Estonia", "Finland", "France"]) { _ in }
      FieldRow("City part", "") { _ in }
      ButtonRow("Save") {}
    }
    screen = HeadlessWindow(rootViewController: controller).snapshot
  }

  @Test(
    arguments: [
      ("1 Tartu", .play(.action(.fill("City", with: "Tartu")))),
      ("1   12 St James's # 4  ", .play(.action(.fill("City", with: "12 St James's # 4")))),
      ("1 \"\"", .play(.action(.fill("City", with: "")))),
      ("1 \" a \"", .play(.action(.fill("City", with: " a ")))),
      ("city Tartu", .play(.action(.fill("City", with: "Tartu")))),
      ("City part Old town", .play(.action(.fill("City part", with: "Old town")))),
      ("2 estonia", .play(.action(.choose("Estonia", for: "Country")))),
      ("2 e", .play(.action(.choose("Estonia", for: "Country")))),
      ("2 x", .play(.action(.choose("x", for: "Country")))),
      ("2 3", .play(.action(.choose("France", for: "Country")))),
      ("Country Finland", .play(.action(.choose("Finland", for: "Country")))),
      ("2", .listOptions(PendingChoice("Country", OptionList(["Estonia", "Finland", "France"])))),
      ("4", .play(.action(.tap("Save")))),
      ("save", .play(.action(.tap("Save")))),
      ("tap \"Save\"", .play(.action(.tap("Save")))),
      ("swipe back", .play(.action(.swipeBack(.finished)))),
      ("<", .play(.action(.back))), ("X", .play(.action(.back))), ("close", .play(.action(.back))),
      ("v", .play(.action(.pullDown))),
      ("HELP", .help), ("look", .look), ("quit", .quit), ("", .nothing), ("# a note", .nothing),
    ] as [(String, SessionCommand)])
  func `parses the lines of journeys and their short forms`(_ line: String, _ command: SessionCommand) throws {
    #expect(try grammar.command(in: line, on: screen) == command)
  }

  @Test(
    arguments: [
      ("2 F", .ambiguous("F", PendingChoice("Country", OptionList(["Finland", "France"])))),
      ("tap", .missingTarget(verb: "tap", ["4 Save"])),
      ("Fill", .missingTarget(verb: "fill", ["1 City", "3 City part"])),
      ("choose", .missingTarget(verb: "choose", ["2 Country"])),
      ("5", .noSuchNumber(5, last: 4)),
      ("0", .noSuchNumber(0, last: 4)),
      ("1", .missingValue("City")),
      ("4 now", .valueForAction("Save")),
      ("1 \"Tar", .syntax(.unterminatedText)),
      ("Svae", .unknown("Svae", nearest: "Save")),
      ("hlep", .unknown("hlep", nearest: "help")),
      ("tpa \"Save\"", .unknown("tpa \"Save\"", nearest: "tap")),
      ("entirely else", .unknown("entirely else", nearest: nil)),
      ("99999999999999999999", .unknown("99999999999999999999", nearest: nil)),
      ("pull", .syntax(.tooShort(expected: ["down", "to"]))),
    ] as [(String, CommandError)])
  func `describes the error in a line, with the nearest valid text`(_ line: String, _ error: CommandError) {
    #expect(throws: error) { try grammar.command(in: line, on: screen) }
  }

  private let countries = PendingChoice("Country", OptionList(["Estonia", "Finland", "France"]))

  @Test(
    arguments: [
      ("3", .play(.action(.choose("France", for: "Country")))),
      ("est", .play(.action(.choose("Estonia", for: "Country")))),
      ("", .look), ("help", .help),
      ("save", .play(.action(.tap("Save")))), ("back", .play(.action(.back))),
      ("Fnace", .play(.action(.choose("Fnace", for: "Country")))),
    ] as [(String, SessionCommand)])
  func `a line answers the pending choice if it can`(_ line: String, _ command: SessionCommand) throws {
    #expect(try grammar.command(in: line, on: screen, answering: countries) == command)
  }

  /// Catches an option that takes a word of the session away, so that the person cannot ask for help.
  @Test func `a word of the session is no answer, even if an option has it`() throws {
    let options = PendingChoice("Topic", OptionList(["Help", "Help with a transfer"]))

    #expect(try grammar.command(in: "help", on: screen, answering: options) == .help)
  }

  @Test func `a number that is not an option taps nothing`() {
    #expect(throws: CommandError.noSuchOption("4", last: 3)) {
      try grammar.command(in: "4", on: screen, answering: countries)
    }
  }

  @Test func `an ambiguous answer is a new question, and * lists all options`() throws {
    #expect(throws: CommandError.ambiguous("f", PendingChoice("Country", OptionList(["Finland", "France"])))) {
      try grammar.command(in: "f", on: screen, answering: countries)
    }
    #expect(
      try grammar.command(in: "*", on: screen, answering: countries)
        == .listOptions(PendingChoice("Country", countries.list, listsAll: true)))
  }

  @Test func `there are no controls without a screen`() {
    #expect(throws: CommandError.noSuchNumber(1, last: 0)) { try grammar.command(in: "1", on: nil) }
  }
}
