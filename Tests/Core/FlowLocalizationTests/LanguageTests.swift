import FlowLocalization
import Foundation
import Testing

struct LanguageTests {
  private let german = Language(
    "de",
    translations: [
      "Continue": .text(TextTemplate("Weiter")), "You have %@": .text(TextTemplate("Sie haben %@")),
      "%lld files in %@": .plural([.one: TextTemplate("%lld Datei in %@"), .other: TextTemplate("%lld Dateien in %@")]),
      "%@ pays %@": .text(TextTemplate("%2$@ erhält etwas von %1$@")), "100 %%": .text(TextTemplate("hundert %%")),
      "Trash": .text(TextTemplate("Papierkorb")),
    ])

  @Test func `a literal is both the key and the text of the developers`() {
    let amount = Amount(hundreds: 12)
    let text: LocalizedText = "You have \(amount)"

    #expect(Language.developers.resolve(text) == "You have 12.00")
    #expect(german.resolve(text) == "Sie haben 12,00")
    #expect(text.developerForm == "You have 12.00")
  }

  @Test func `a number decides between singular and plural, and texts in a text are resolved`() {
    func text(_ count: Int) -> LocalizedText { "\(count) files in \("Trash" as LocalizedText)" }

    #expect(german.resolve(text(1)) == "1 Datei in Papierkorb")
    #expect(german.resolve(text(0)) == "0 Dateien in Papierkorb")
    #expect(Language.developers.resolve(text(1)) == "1 files in Trash")
  }

  @Test func `the plural of the English is in a catalog for English`() {
    let english = Language(
      "en",
      translations: ["%lld files": .plural([.one: TextTemplate("%lld file"), .other: TextTemplate("%lld files")])])

    #expect(english.resolve("\(1) files") == "1 file")
    #expect(english.resolve("\(2) files") == "2 files")
  }

  @Test func `a category without a text falls back to the other numbers`() {
    let russian = Language("ru", translations: ["%lld files": .plural([.other: TextTemplate("файлов: %lld")])])

    #expect(russian.resolve("\(1) files") == "файлов: 1")
  }

  @Test func `a translation can change the order of the arguments`() {
    #expect(german.resolve("\(verbatim: "Ada") pays \(verbatim: "Bob")") == "Bob erhält etwas von Ada")
  }

  @Test func `a percent sign is no placeholder`() {
    #expect(LocalizedText(stringLiteral: "100 %").developerForm == "100 %")
    #expect(Language("de").resolve("\(verbatim: "Ada"): 100 % of %@") == "Ada: 100 % of %@")
  }

  // Catches a text without arguments whose percent sign is taken for a placeholder, or is doubled.
  @Test(arguments: ["50 %@home", "100 %%", "5 %lld", "25 %"])
  func `a percent sign in a text without arguments stays as it is`(text: String) throws {
    let literal = LocalizedText(stringLiteral: text)
    let other = Language("de", translations: ["x": "y"])

    #expect(other.resolve(literal) == text)
    #expect(Language.pseudo.resolve(literal).filter { $0 == "%" }.count == text.filter { $0 == "%" }.count)
    #expect(Language("de", translations: [LocalizedText.escaped(text): "ja"]).resolve(literal) == "ja")
    #expect(try JSONDecoder().decode(LocalizedText.self, from: JSONEncoder().encode(literal)).developerForm == text)
  }

  @Test func `an argument with placeholders stays as it is`() {
    #expect(german.resolve("You have \(verbatim: "%@ and 100 %%")") == "Sie haben %@ and 100 %%")
  }

  @Test func `a verbatim text is never translated`() {
    #expect(german.resolve(LocalizedText(verbatim: "Continue")) == "Continue")
    #expect(Language.pseudo.resolve(LocalizedText(verbatim: "Continue")) == "Continue")
    #expect(german.missingKeys(of: LocalizedText(verbatim: "Anything")) == [])
  }

  @Test func `texts one after the other are resolved one by one`() {
    let text = LocalizedText(["Continue", "Trash"], separator: "\n")

    #expect(german.resolve(text) == "Weiter\nPapierkorb")
    #expect(text.developerForm == "Continue\nTrash")
  }

  @Test func `a key without a translation is reported, in the order of reading`() {
    let inner: LocalizedText = "No route"
    let text: LocalizedText = "Failed: \(inner) after \(3) tries"

    #expect(german.missingKeys(of: text) == ["Failed: %@ after %lld tries", "No route"])
    #expect(german.missingKeys(of: LocalizedText(["Continue", "No route"])) == ["No route"])
    #expect(german.resolve(text) == "Failed: No route after 3 tries")
  }

  @Test(arguments: ["\(1): \(2)", "…", "12:30", ""] as [LocalizedText])
  func `a key without a word needs no translation`(text: LocalizedText) {
    #expect(german.missingKeys(of: text) == [])
    #expect(Language.pseudo.resolve(text) == text.developerForm)
  }

  @Test func `a text of the pseudo-language is marked and longer by two fifths`() {
    let text = "Choose a country for the address" as LocalizedText

    let pseudo = Language.pseudo.resolve(text)

    #expect(pseudo == "⟦Çhööšé å çöûñtŕý föŕ thé åddŕéšš~~~~~~~~~~⟧")
    #expect(pseudo.count >= text.developerForm.count * 7 / 5)
  }

  @Test func `the pseudo-language keeps arguments, and marks the texts among them`() {
    let pseudo = Language.pseudo.resolve("You have \(Amount(hundreds: 12)) in \("Trash" as LocalizedText)")

    #expect(pseudo == "⟦Ýöû håvé 12.00 îñ ⟦Tŕåšh~⟧~~~⟧")
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("de", false), ("arn", false), ("en", false),
  ])
  func `some languages are written from right to left`(identifier: String, isRightToLeft: Bool) {
    #expect(Language(identifier).isRightToLeft == isRightToLeft)
  }

  /// U+2068 and U+2069 isolate a text whose direction is its own (Unicode UAX #9).
  @Test func `an argument keeps its direction in a language that is written from right to left`() {
    let arabic = Language("ar", translations: ["You have %@": .text(TextTemplate("لديك %@"))])

    #expect(arabic.resolve("You have \(verbatim: "Ada")") == "لديك \u{2068}Ada\u{2069}")
  }

  /// The first and the last of each range, and their neighbours: Hebrew to Arabic, their forms, and the blocks of old scripts.
  @Test(arguments: [
    ("\u{58F}", false), ("\u{590}", true), ("\u{8FF}", true), ("\u{900}", false), ("\u{FB1C}", false),
    ("\u{FB1D}", true), ("\u{FDFF}", true), ("\u{FE00}", false), ("\u{FE6F}", false), ("\u{FE70}", true),
    ("\u{FEFE}", true), ("\u{FEFF}", false), ("\u{107FF}", false), ("\u{10800}", true), ("\u{10FFF}", true),
    ("\u{11000}", false), ("\u{1E7FF}", false), ("\u{1E800}", true), ("\u{1EFFF}", true), ("\u{1F000}", false),
  ])
  func `an argument from right to left keeps its direction in every language`(letter: String, isIsolated: Bool) {
    let resolved = german.resolve("You have \(verbatim: letter)")

    #expect(resolved == (isIsolated ? "Sie haben \u{2068}\(letter)\u{2069}" : "Sie haben \(letter)"))
  }

  @Test func `texts are equal if the developers' forms are`() {
    #expect(LocalizedText(verbatim: "You have 1") == "You have \(1)")
    #expect(Set(["A", LocalizedText(verbatim: "A")]).count == 1)
  }
}

/// An amount, whose decimal mark depends on the language.
private struct Amount: TextArgument {
  let hundreds: Int

  var developerForm: String { "\(hundreds).00" }

  func form(in language: Language) -> String { language.identifier == "de" ? "\(hundreds),00" : developerForm }
}
