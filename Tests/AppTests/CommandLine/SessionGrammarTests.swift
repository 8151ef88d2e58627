import HeadlessUI
import Testing

@testable import App
@testable import HeadlessProgram

@MainActor
struct SessionGrammarTests {
  private let grammar = SessionGrammar(parser: JourneyParser())
  private let screen: ScreenSnapshot?

  init() {
    let controller = HeadlessViewController()
    controller.show("Address") {
      "Where do you live?"
      Field("City", "") { _ in }
      Choice("Country", nil, options: ["Estonia", "Finland", "France"]) { _ in }
      Field("City part", "") { _ in }
      Action("Save") {}
    }
    screen = HeadlessWindow(rootViewController: controller).snapshot
  }

  @Test(
    arguments: [
      ("1 Tartu", .play(.act(.fill("City", with: "Tartu")))),
      ("1   12 St James's # 4  ", .play(.act(.fill("City", with: "12 St James's # 4")))),
      ("1 \"\"", .play(.act(.fill("City", with: "")))),
      ("1 \" a \"", .play(.act(.fill("City", with: " a ")))),
      ("city Tartu", .play(.act(.fill("City", with: "Tartu")))),
      ("City part Old town", .play(.act(.fill("City part", with: "Old town")))),
      ("2 estonia", .play(.act(.choose("Estonia", for: "Country")))),
      ("2 e", .play(.act(.choose("Estonia", for: "Country")))),
      ("2 x", .play(.act(.choose("x", for: "Country")))),
      ("2 3", .play(.act(.choose("France", for: "Country")))),
      ("Country Finland", .play(.act(.choose("Finland", for: "Country")))),
      ("2", .open(OpenChoice("Country", OptionList(["Estonia", "Finland", "France"])))),
      ("4", .play(.act(.tap("Save")))),
      ("save", .play(.act(.tap("Save")))),
      ("tap \"Save\"", .play(.act(.tap("Save")))),
      ("swipe back", .play(.act(.swipeBack(.finished)))),
      ("<", .play(.act(.back))), ("X", .play(.act(.back))), ("close", .play(.act(.back))),
      ("v", .play(.act(.pullDown))),
      ("HELP", .help), ("look", .look), ("quit", .quit), ("", .nothing), ("# a note", .nothing),
    ] as [(String, SessionCommand)])
  func `understands journey lines and their short forms`(_ line: String, _ command: SessionCommand) throws {
    #expect(try grammar.command(in: line, on: screen) == command)
  }

  @Test(
    arguments: [
      ("2 F", .ambiguous("F", OpenChoice("Country", OptionList(["Finland", "France"])))),
      ("tap", .nothingNamed(verb: "tap", ["4 Save"])),
      ("Fill", .nothingNamed(verb: "fill", ["1 City", "3 City part"])),
      ("choose", .nothingNamed(verb: "choose", ["2 Country"])),
      ("5", .noSuchNumber(5, last: 4)),
      ("0", .noSuchNumber(0, last: 4)),
      ("1", .nothingToEnter("City")),
      ("4 now", .tooMuchForAction("Save")),
      ("1 \"Tar", .syntax(.unterminatedText)),
      ("Svae", .unknown("Svae", nearest: "Save")),
      ("hlep", .unknown("hlep", nearest: "help")),
      ("tpa \"Save\"", .unknown("tpa \"Save\"", nearest: "tap")),
      ("entirely else", .unknown("entirely else", nearest: nil)),
      ("99999999999999999999", .unknown("99999999999999999999", nearest: nil)),
      ("pull", .syntax(.tooShort(expected: ["down"]))),
    ] as [(String, CommandError)])
  func `says what is wrong with a line, and what is near`(_ line: String, _ error: CommandError) {
    #expect(throws: error) { try grammar.command(in: line, on: screen) }
  }

  private let countries = OpenChoice("Country", OptionList(["Estonia", "Finland", "France"]))

  @Test(
    arguments: [
      ("3", .play(.act(.choose("France", for: "Country")))),
      ("est", .play(.act(.choose("Estonia", for: "Country")))),
      ("", .look), ("help", .help), ("4", .play(.act(.tap("Save")))),
      ("save", .play(.act(.tap("Save")))), ("back", .play(.act(.back))),
      ("Fnace", .play(.act(.choose("Fnace", for: "Country")))),
    ] as [(String, SessionCommand)])
  func `while a choice is open a line is an answer, if it can be one`(_ line: String, _ command: SessionCommand) throws
  {
    #expect(try grammar.command(in: line, on: screen, answering: countries) == command)
  }

  @Test func `an answer that fits several is asked about, and the star lists all`() throws {
    #expect(throws: CommandError.ambiguous("f", OpenChoice("Country", OptionList(["Finland", "France"])))) {
      try grammar.command(in: "f", on: screen, answering: countries)
    }
    #expect(
      try grammar.command(in: "*", on: screen, answering: countries)
        == .open(OpenChoice("Country", countries.list, listsAll: true)))
  }

  @Test func `without a screen there is nothing to use`() {
    #expect(throws: CommandError.noSuchNumber(1, last: 0)) { try grammar.command(in: "1", on: nil) }
  }
}
