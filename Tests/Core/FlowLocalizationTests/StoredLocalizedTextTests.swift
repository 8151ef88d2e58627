import FlowLocalization
import Foundation
import Testing

/// A text that was stored by one process, and is read by another one in any language.
struct StoredLocalizedTextTests {
  private static let texts: [LocalizedText] = [
    "Continue", LocalizedText(verbatim: "Continue"), "\(3) rows are missing", "The file is kept as \(verbatim: "a.b")",
    "Failed: \("No route" as LocalizedText) after \(2) tries", "100 % of \(verbatim: "%@")",
    LocalizedText(["Continue", "\(3) rows are missing"]),
  ]

  /// Catches a text that is stored without its key or its arguments: it is not read, or only in one language.
  @Test(arguments: texts) func `a stored text is read back the same, in each language`(text: LocalizedText) throws {
    let german = Language(
      "de",
      translations: [
        "Continue": .text(TextTemplate("Weiter")), "%lld rows are missing": .text(TextTemplate("%lld Zeilen fehlen")),
        "The file is kept as %@": .text(TextTemplate("Die Datei heißt %@")),
        "Failed: %@ after %lld tries": .text(TextTemplate("Nach %2$lld Versuchen: %1$@")),
        "No route": .text(TextTemplate("Kein Weg")), "100 %% of %@": .text(TextTemplate("Alles von %@")),
      ])

    let read = try JSONDecoder().decode(LocalizedText.self, from: JSONEncoder().encode(text))

    #expect(read.developerForm == text.developerForm)
    #expect(german.resolve(read) == german.resolve(text))
    #expect(german.missingKeys(of: read) == [])
    #expect(Language.pseudo.resolve(read) == Language.pseudo.resolve(text))
  }

  @Test func `a stored text with arguments has its key and its arguments`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let json = String(decoding: try encoder.encode("\(3) rows are missing" as LocalizedText), as: UTF8.self)

    #expect(json == #"{"arguments":[{"integer":{"_0":3}}],"key":"%lld rows are missing"}"#)
  }
}
