import FlowCommandLine
import FlowHeadless
import FlowKit
import FlowScreens
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// Every command line in the help and the documents is valid.
@MainActor
struct HelpTests {
  private let app = SandboxApp()

  @Test func `each example in the help of a session is valid`() throws {
    let screen = HeadlessViewController()
    screen.show("You") {
      FieldRow("First name", "") { _ in }
      ButtonRow("Continue") {}
      ChoiceRow("Country", nil, titles: ["Estonia", "Finland"]) { _ in }
      ToggleRow("Sound", isOn: true) { _ in }
      FieldRow("Last name", "") { _ in }
    }
    let snapshot = HeadlessWindow(rootViewController: screen).snapshot
    let grammar = SessionGrammar(parser: app.parser)
    let help = SessionHelp(link: app.exampleLink, topics: app.helpTopics)

    let examples = help.all.flatMap(\.entries).flatMap(\.examples)
    for example in examples where !["tap", "fill", "choose", "turn"].contains(example) {
      #expect(throws: Never.self, "\(example)") { try grammar.command(in: example, on: snapshot) }
    }

    #expect(examples.count > 40)
    #expect(try grammar.command(in: "2", on: snapshot) == .play(.action(.tap("Continue"))))
  }

  @Test func `the bank parses its phrases`() async throws {
    let lines = app.helpTopics.flatMap(\.entries).flatMap(\.examples)
    let console = TestConsole([Array(lines.map { $0 + "\n" }.joined().utf8)])

    #expect(await console.run() == .success)
    #expect(console.errors == "")
  }

  @Test(arguments: ProgramCommand.allCases)
  func `each example in the help of a command is valid, with its options`(
    _ command: ProgramCommand
  ) throws {
    for example in command.examples { _ = try Arguments(example, options: app.options) }
    let help = ProgramHelp(app: app)
    #expect(help.options(of: command).allSatisfy { help.text(of: command, width: 80).contains("\n  \($0.usage)") })
    #expect(help.text(of: command, width: 80).contains("Examples\n  App"))
  }

  @Test func `help fits into the window`() async {
    for width in [60, 80, 120] {
      let console = TestConsole("help", "quit")
      console.size.columns = width
      _ = await console.run(isTerminal: true)
      _ = await console.run("help")
      for name in ProgramCommand.words { _ = await console.run("help", name) }
      #expect(console.output.split(separator: "\n").allSatisfy { $0.columns <= width })
    }
  }

  @Test func `all ways to ask for help print the same`() async {
    let consoles = [TestConsole(), TestConsole(), TestConsole()]
    _ = await consoles[0].run("-h")
    _ = await consoles[1].run("--help")
    _ = await consoles[2].run("help")

    #expect(Set(consoles.map(\.output)).count == 1)
    #expect(consoles[0].output.contains("Commands\n") && consoles[0].output.contains("--rates FILE"))
  }

  // The starter's README had `swift run App data.sqlite`, which was refused.
  @Test(arguments: ["", "Modules/Core/Templates/Starter/"])
  func `each command line in a document is valid, and its journeys exist`(_ root: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(root)").standardized
    let docs =
      (try? FileManager.default.contentsOfDirectory(
        at: package.appending(path: "docs"), includingPropertiesForKeys: nil)) ?? []
    let pages = docs.filter { $0.pathExtension == "md" } + [package.appending(path: "README.md")]
    let journeys = JourneyLibrary(folder: package.appending(path: "App/Journeys"))
    let features = try FileManager.default.contentsOfDirectory(atPath: package.path() + "App/Journeys")
    var count = 0
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8).replacing("\n", with: " \n")
      for match in text.matches(of: /swift\s+run\s+App\b([^`#;\n|>]*)/) {
        var words = String(match.1).split(separator: " ").map(String.init)
        words = words.map { $0 == "JOURNEY…" || $0 == "[JOURNEY…]" ? "a.journey" : $0 }
        let arguments = try Arguments(words, options: app.options)
        count += 1
        // A page may name a journey of a feature that its reader will create.
        let known = arguments.journeys.filter { name in features.contains { name.hasPrefix($0) } }
        for name in known { _ = try journeys.scripts(named: [name]) }
      }
    }
    #expect(count > 2)
  }
}

extension Arguments {
  fileprivate var journeys: [String] {
    switch task {
    case .play(let names), .drawGraph(let names), .drawStoryboard(let names): names
    case .explore(let request): request.roots
    case .session, .serveTools, .check, .backUp, .restore, .showHelp, .showVersion: []
    }
  }
}
