import FlowKit
import FlowStorage
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// `--language`, and `language is` in journeys.
@MainActor
struct LanguageTests {
  private let folder: FlowTesting.TemporaryFolder

  init() throws { folder = try FlowTesting.TemporaryFolder() }

  @Test func `a session is in the language of the person, and takes both forms of a label`() async {
    let console = TestConsole("Erinnerungen off", "turn on \"Reminders\"", "expect text \"Choose a working day.\"")

    #expect(await console.run("--language", "de", in: SavingsApp()) == .success, "\(console.errors)")

    #expect(console.output.contains("== Sparen =="))
    #expect(console.output.contains("> turn off \"Reminders\"\n"))
    #expect(console.output.contains("! Wählen Sie einen Werktag."))
    #expect(!console.output.contains("== Savings =="))
  }

  // Catches a comma that is taken for the mark of thousands: a hundredfold of the amount.
  @Test func `an amount is typed and shown as the language has it`() async throws {
    let file = folder.url.appending(path: "amount.journey")
    let console = TestConsole("Betrag 1.234,50", "fill \"Amount\" with \"2,000.25\"")

    #expect(
      await console.run("--language", "de", "--record", file.path, in: SavingsApp()) == .success, "\(console.errors)")

    // The program repeats each command after "> ".
    let shown = console.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    for amount in ["1.234,50", "2.000,25"] {
      #expect(shown.contains { $0.contains("Betrag") && $0.contains(amount) }, "\(console.output)")
    }
    let journey = try String(contentsOf: file, encoding: .utf8)
    #expect(journey.contains("fill \"Amount\" with \"1,234.50\"") && journey.contains("with \"2,000.25\""))
  }

  // Catches a region whose people cannot type cents, since the language decides alone.
  @Test func `an amount is typed and shown as the region has it, in English too`() async throws {
    let file = folder.url.appending(path: "region.journey")
    let console = TestConsole(
      "Amount 1.234,50", "paste \"0\" into \"Amount\"", "expect field \"Amount\" is \"1,234.500\"")

    #expect(
      await console.run("--region", "DE", "--record", file.path, in: SavingsApp()) == .success, "\(console.errors)")

    let shown = console.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    #expect(shown.contains { $0.contains("Amount") && $0.contains("1.234,500") }, "\(console.output)")
    let journey = try String(contentsOf: file, encoding: .utf8)
    #expect(journey.contains("region is \"DE\"\n") && journey.contains("fill \"Amount\" with \"1,234.50\""))
    #expect(journey.contains("paste \"0\" into \"Amount\""))
  }

  // Catches a pasted price whose comma becomes the mark of thousands, and one that a keyboard completes.
  @Test func `an amount is pasted and suggested as the region has it`() async throws {
    let file = folder.url.appending(path: "pasted.journey")
    let console = TestConsole(
      "fill \"Amount\" with \"\"", "paste \"1.234,50\" into \"Amount\"", "suggest \"2.000,25\" for \"Amount\"")

    #expect(
      await console.run("--region", "DE", "--record", file.path, in: SavingsApp()) == .success, "\(console.errors)")

    let journey = try String(contentsOf: file, encoding: .utf8)
    #expect(journey.contains("paste \"1,234.50\" into \"Amount\"\nsuggest \"2,000.25\" for \"Amount\"\n"), "\(journey)")
  }

  // Catches a choice of the language that takes back the region, so that a German in Switzerland has Germany's marks.
  @Test func `another language keeps the region`() async {
    let console = TestConsole(
      "fill \"Amount\" with \"1,234.50\"", "region is \"CH\"", "language is \"de\"", "fill \"Amount\" with \"2’345.50\""
    )

    #expect(await console.run(in: SavingsApp()) == .success, "\(console.errors)")

    let shown = console.output.split(separator: "\n").filter { !$0.hasPrefix("> ") }
    #expect(shown.contains { $0.contains("Betrag") && $0.contains("2’345.50") }, "\(console.output)")
  }

  // Catches the codes of three letters and of the United Nations, which would be stored beside those of two letters.
  @Test(arguments: ["XX", "de", "Germany", "USA", "001"])
  func `a region that there is not is refused`(name: String) async {
    let console = TestConsole()

    #expect(await console.run("--region", name) != .success)
    #expect(console.errors.contains("a region of ISO 3166"), "\(console.errors)")
  }

  @Test func `the pseudo-language marks every text`() async {
    let console = TestConsole()

    #expect(await console.run("--language", "pseudo", in: SavingsApp()) == .success)

    let output = console.output
    #expect(output.contains("== ⟦Šåvîñĝš~⟧ =="))
    // The others are the program's own words.
    let unmarked = output.split(separator: "\n").filter { $0.contains { $0.isLetter } && !$0.contains("⟦") }
    #expect(unmarked == ["  ... 1-20 of 100", "  pull to refresh   scroll down"])
  }

  @Test(arguments: [["--language", "fr"], ["play", "--language", "fr"], ["storyboard", "x", "--language", "DE"]])
  func `an unknown language is refused with those that are known`(words: [String]) async {
    let output = await AppCommand.output(of: words, in: SavingsApp())

    #expect(!output.isSuccess)
    #expect(
      output.text == "\"\(words.last ?? "")\" is not one of the app's languages de, en, pseudo; write --language de.\n")
  }

  @Test func `without the option, the language is English, whatever the environment says`() async {
    // Other tests read the environment of this process.
    await #expect(processExitsWith: .success) {
      setenv("LANG", "de_DE.UTF-8", 1)
      let console = await TestConsole()

      #expect(await console.run(in: SavingsApp()) == .success)

      #expect(await console.output.contains("== Savings =="))
    }
  }

  @Test func `a journey changes the language of the device, and is in the language of the developers`() async throws {
    let file = try script(
      """
      language is "de"
      expect title "Savings"
      turn off "Reminders"
      language is "en"
      expect field "Reminders" is "on"     # the app was launched again
      language is "pseudo"
      """)
    let console = TestConsole()

    #expect(await console.run("play", "--verbose", file, in: SavingsApp()) == .success, "\(console.output)")

    let titles = console.output.split(separator: "\n").filter { $0.contains("==") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(titles.prefix(4) == ["== Savings ==", "== Sparen ==", "== Sparen ==", "== Savings =="])
    #expect(titles.last?.contains("⟦") == true)
  }

  @Test func `a language that the app does not have fails the step`() async throws {
    let console = TestConsole()

    #expect(await console.run("play", try script("language is \"fr\"\n"), in: SavingsApp()) == .failed)

    #expect(console.output.contains("The app is not translated into \"fr\", only into de, en, pseudo."))
  }

  @Test func `a text without a translation fails the journey`() async throws {
    let console = TestConsole()

    #expect(await console.run("play", "--language", "de", try script("tap \"Stop\"\n"), in: Untranslated()) == .failed)

    #expect(console.output.contains("\"Stop\" on Plan has no translation in the language \"de\"."))
  }

  @Test func `a recording begins with its language`() async throws {
    let file = folder.url.appending(path: "german.journey")

    #expect(await TestConsole("Aufhören").run("--language", "de", "--record", file.path, in: SavingsApp()) == .success)

    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "# A session\n\nlanguage is \"de\"\nexpect screen \"Plan\"\ntap \"Stop\"\n")
    let playing = TestConsole()
    #expect(await playing.run("play", "--verbose", file.path, in: SavingsApp()) == .success)
    #expect(playing.output.contains("== Sparen =="))
  }

  private func script(_ text: String) throws -> String {
    let file = folder.url.appending(path: "language.journey")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

/// The app without the translation of one text.
private struct Untranslated: HeadlessApp {
  private let app = SavingsApp()
  var name: String { app.name }
  var version: String { app.version }
  var exampleLink: String { app.exampleLink }
  var journeys: URL { app.journeys }
  var schema: StoredSchema { app.schema }
  var catalogs: [TextCatalog] { [TextCatalog("Savings", ["de": ["Savings": "Sparen"]])] }

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld { try await app.makeWorld(on: context) }
}
