import FlowHeadless
import Foundation
import Testing

@testable import FlowProgram

/// A run of the program for another program: its words, the lines of its input, and how it ends.
struct JSONSession: CustomTestStringConvertible {
  let testDescription: String
  let words: [String]
  let makeApp: @MainActor @Sendable () -> any HeadlessApp
  let lines: [String]
  /// Whether each command takes longer than a client waits without a word.
  let isSlow: Bool
  let status: FlowProgram.ExitStatus
  /// The numbers of the commands that are answered.
  let answered: [Int]

  init(
    _ name: String, _ lines: [String], words: [String] = [], status: FlowProgram.ExitStatus = .success,
    isAnswered: Bool = true, isSlow: Bool = false,
    in app: @escaping @MainActor @Sendable () -> any HeadlessApp = { SavingsApp() }
  ) {
    testDescription = name
    self.lines = lines
    self.words = words
    self.status = status
    self.isSlow = isSlow
    makeApp = app
    answered = isAnswered && !lines.isEmpty ? Array(1...lines.count) : []
  }

  static let all: [JSONSession] = [
    JSONSession("nothing", []),
    JSONSession(
      "the session",
      [#"["look"]"#, #"["help"]"#, #"["?"]"#, "[]", #"["expect", "screen", "Plan"]"#, #"["quit"]"#]),
    JSONSession("no commands", ["nonsense", "{}", "[1]", "", #"["a", null]"#, "[]"], status: .usage),
    JSONSession("a line that is too long", ["[" + String(repeating: " ", count: 20_000) + "]"], status: .usage),
    JSONSession(
      "unknown words",
      [#"["nonsense"]"#, #"["tap"]"#, #"["tap", "a", "b"]"#, #"["clock", "soon"]"#, #"["99"]"#, #"["after", "x"]"#],
      status: .usage),
    JSONSession("commands after the end", [#"["quit"]"#, #"["look"]"#, "nonsense"], status: .usage),
    JSONSession(
      "what cannot be done",
      [
        #"["tap", "Nothing"]"#, #"["back"]"#, #"["select", "tab", "x"]"#, #"["let", "go", "early"]"#,
        #"["expect", "busy"]"#, #"["open", "savings://plan"]"#, #"["fill", "Nothing", "with", "x"]"#,
        #"["choose", "x", "for", "Find"]"#, #"["turn", "on", "Reminders"]"#, #"["back", "to", "Nowhere"]"#,
        #"["kill"]"#, #"["look"]"#, #"["tap", "Stop"]"#, #"["relaunch"]"#,
      ], status: .failed),
    JSONSession(
      "what can be done",
      [
        #"["fill", "Find", "with", "A \"b\" # c"]"#, #"["fill", "PIN", "with", "1234"]"#,
        #"["fill", "First deposit", "with", "2026-02-27"]"#, #"["turn", "off", "Reminders"]"#,
        #"["pull", "to", "refresh"]"#, #"["scroll", "to", "the", "end"]"#, #"["tap", "Deposit 100"]"#,
        #"["clock", "+1d2h"]"#, #"["kill"]"#, #"["relaunch"]"#, #"["language", "is", "de"]"#,
      ]),
    JSONSession(
      "several screens",
      [#"["tap", "Add a guest"]"#, #"["choose", "Spain", "for", "Country"]"#, #"["3"]"#, #"["Settings"]"#],
      in: { GuestsApp() }),
    JSONSession(
      "an ambiguous option", [#"["tap", "Add a guest"]"#, #"["2", "uk"]"#], status: .usage, in: { GuestsApp() }),
    JSONSession("an unknown option", [], words: ["--colour"], status: .usage),
    JSONSession("a list of journeys", [], words: ["play", "--list"], in: { GuestsApp() }),
    JSONSession("journeys", [], words: ["play"], in: { GuestsApp() }),
    JSONSession("a journey that fails", [], words: ["play"], status: .failed, in: { SavingsApp.withFailingJourney }),
    JSONSession("no such journey", [], words: ["play", "Nowhere"], status: .usage),
    JSONSession(
      "data in no folder", [#"["look"]"#], words: ["--database", "/no/a.sqlite"], status: .usage, isAnswered: false),
    JSONSession(
      "everything that can be asked for",
      [
        #"["hello", "ids", "shown", "options-once", "details", "below", "flows", "working", "world"]"#, #"["look"]"#,
        #"["rows", "2", "5", "6"]"#, #"["rows", "9", "5", "6"]"#, ##"["tap", "#e999"]"##, #"["set", "Find", "x"]"#,
        #"["open", "savings://nowhere"]"#, #"["exits"]"#, #"["tap", "OK"]"#, #"["journey"]"#, #"["undo"]"#,
        #"["next", "save", "fails"]"#,
      ], words: ["--memory", "--language", "de"], status: .usage),
    JSONSession(
      "options, exits, and nothing to undo",
      [
        #"["hello", "ids", "shown", "options-once", "details", "below", "flows", "working", "world"]"#, #"["undo"]"#,
        #"["tap", "Add a guest"]"#, #"["options", "Country", "uk"]"#, #"["exits"]"#,
      ], words: ["--memory"], status: .failed, in: { GuestsApp() }),
    JSONSession(
      "a world with a service, and steps that cannot be played again",
      [#"["hello", "world"]"#, #"["library", "is", "down"]"#, #"["undo"]"#], status: .failed, in: { LoansApp() }),
    JSONSession(
      "work that takes long", [#"["hello", "working"]"#, #"["tap", "Add a guest"]"#], isSlow: true, in: { GuestsApp() }),
    JSONSession("help", [], words: ["--help"]),
    JSONSession("version", [], words: ["--version"]),
  ]

  @MainActor
  func run() async throws -> (events: [JSONValue], errors: String, status: FlowProgram.ExitStatus) {
    let console = TestConsole(lines)
    if isSlow { console.pause = { _ in } }

    let status = await console.run(["--json"] + words, in: makeApp())

    let events = try console.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
    return (events, console.errors, status)
  }
}

extension SavingsApp {
  /// The app with the journeys of the other one, which has other screens.
  fileprivate static var withFailingJourney: SavingsApp {
    var app = SavingsApp()
    app.journeys = GuestsApp().journeys
    return app
  }
}
