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
      ("2 F", .play(.act(.choose("F", for: "Country")))),
      ("Country Finland", .play(.act(.choose("Finland", for: "Country")))),
      ("2", .listOptions(["Estonia", "Finland", "France"])),
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

  @Test func `without a screen there is nothing to use`() {
    #expect(throws: CommandError.noSuchNumber(1, last: 0)) { try grammar.command(in: "1", on: nil) }
  }
}
