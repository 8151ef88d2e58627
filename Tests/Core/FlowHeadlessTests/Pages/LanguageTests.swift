import FlowHeadless
import FlowKit
import FlowScreens
import Testing

@MainActor
struct LanguageTests {
  private static let german = Language(
    "de",
    translations: [
      "Greeting": .text(TextTemplate("Gruß")), "Go on": .text(TextTemplate("Weiter")),
      "Hello, %@": .text(TextTemplate("Hallo, %@")), "Name": .text(TextTemplate("Name")),
    ])

  @Test func `the person reads the language of the window, and journeys the developers' form`() {
    let app = PageApp(language: Self.german)
    app.screen.show("Greeting") {
      "Hello, \(verbatim: "Ada")"
      ButtonRow("Go on") {}
    }

    #expect(ScreenRenderer().render(app.window.localizedSnapshot) == "== Gruß ==\n  Hallo, Ada\n  [Weiter]\n")
    #expect(app.rendered == "== Greeting ==\n  Hello, Ada\n  [Go on]\n")
    #expect(app.window.refusals == [])
  }

  @Test func `a text without a translation fails the journey, once`() async throws {
    let app = PageApp(language: Self.german)
    app.screen.show("Greeting") {
      FieldRow("Name", "", error: "Enter your name.") { _ in }
      ButtonRow("Go on") { app.screen.show("Greeting") { "Hello, \("everybody" as LocalizedText)" } }
    }

    let report = try await app.play("tap \"Go on\"\nexpect text \"Hello\"")

    #expect(
      report.failure?.reason
        == .violated([
          #""Enter your name." on Headless has no translation in the language "de"."#,
          #""everybody" on Headless has no translation in the language "de"."#,
        ]))
    #expect(
      report.failure?.reason.description == """
        "Enter your name." on Headless has no translation in the language "de".
          "everybody" on Headless has no translation in the language "de".
          `swift package texts --language de` lists all that are missing.
        """)
    #expect(app.window.refusals.count == 2)
    #expect(app.window.violations.isEmpty)
  }

  @Test func `a page that is shown for a moment only is checked, too`() {
    let app = PageApp(language: Self.german)

    app.screen.show("Sending") {}
    app.screen.show("Greeting") {}

    #expect(app.window.refusals.count == 1)
  }

  @Test func `an alert is checked`() {
    let app = PageApp(language: Self.german)
    app.screen.show("Greeting") {}

    app.window.present(
      HeadlessAlertController(title: "Sure?", answers: [ButtonRow("Go on") {}]), over: app.window.rootViewController,
      animated: false)

    #expect(app.window.refusals == [#""Sure?" on Alert has no translation in the language "de"."#])
  }

  @Test func `items that are not visible are not checked`() throws {
    let app = PageApp(language: Self.german)
    app.screen.show("Greeting") { ListRow(count: 100) { ItemRow($0 < 50 ? "Name" : "Old name") } }
    #expect(app.window.refusals == [])

    try app.window.perform(.scroll(.end))

    #expect(app.window.refusals == [#""Old name" on Headless has no translation in the language "de"."#])
  }

  @Test func `a verbatim text needs no translation`() {
    let app = PageApp(language: Self.german)

    app.screen.show("Greeting") {
      TextRow(LocalizedText(verbatim: "No funds."))
      ProgressRow("Name", fraction: 0.5)
      FieldRow("Name", "Ada") { _ in }
    }

    #expect(app.window.refusals == [])
  }

  @Test(arguments: [Language.pseudo, .developers, Language("en-GB")])
  func `the developers' language and the pseudo-language need no translations`(language: Language) {
    let app = PageApp(language: language)

    app.screen.show("Anything") {}

    #expect(app.window.refusals == [])
  }

  @Test func `in the pseudo-language, every text is marked`() {
    let app = PageApp(language: .pseudo)
    app.screen.show("Settings") {
      SectionRow("Sounds", footer: "They are loud.") { ToggleRow("Bells", isOn: true) { _ in } }
      ItemRow("Rate", subtitle: "Today", value: LocalizedText(verbatim: "1.1")) {}
      ListRow(count: 0, empty: EmptyRow("Nothing", message: "Come back.", button: ButtonRow("Back") {})) { _ in
        ItemRow("")
      }
    }

    let screen = app.window.localizedSnapshot

    let shown = (screen?.lines ?? []) + (screen?.fields.map(\.label) ?? []) + (screen?.actions.map(\.label) ?? [])
    #expect(shown.count == 7)
    for text in shown { #expect(text.hasPrefix("⟦") && text.hasSuffix("⟧")) }
    #expect(screen?.actions.first?.details.texts.first?.hasPrefix("⟦") == true)
    #expect(screen?.actions.first?.details.value == "1.1")
  }
}
