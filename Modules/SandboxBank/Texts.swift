// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `SandboxBank`.
  public static let sandboxBank = TextCatalog(
    [
      "de": [
        "Line 1, column %lld: %@ already has a column.": "Zeile 1, Spalte %lld: %@ hat schon eine Spalte.",
        "Line 1, column %lld: the euro has no rate, since all rates are relative to it.": "Zeile 1, Spalte %lld: Der Euro hat keinen Kurs, denn alle Kurse beziehen sich auf ihn.",
        "Line 1, column %lld: there is no currency “%@”. Use three capitals of ISO 4217.": "Zeile 1, Spalte %lld: Es gibt keine Währung „%@“. Verwenden Sie drei Großbuchstaben aus ISO 4217.",
        "Line 1, column 1: “%@” was found instead of “Date”.": "Zeile 1, Spalte 1: „%@“ steht dort statt „Date“.",
        "Line 1, column 2: the currencies are missing.": "Zeile 1, Spalte 2: Die Währungen fehlen.",
        "Line 2, column %lld (%@): %@": "Zeile 2, Spalte %lld (%@): %@",
        "Line 2, column %lld (%@): “%@” is not a rate. Write it like 1.1993.": "Zeile 2, Spalte %lld (%@): „%@“ ist kein Kurs. Schreiben Sie ihn wie 1.1993.",
        "Line 2, column %lld: line 1 has %lld columns, and this one has %lld.": "Zeile 2, Spalte %lld: Zeile 1 hat %lld Spalten, diese hat %lld.",
        "Line 2, column 1: “%@” is not a date. Write it like 30 October 2026.": "Zeile 2, Spalte 1: „%@“ ist kein Datum. Schreiben Sie es wie 30 October 2026.",
        "The file of rates %@ can't be read. Check that it exists and is readable.": "Die Kursdatei %@ kann nicht gelesen werden. Prüfen Sie, ob sie vorhanden und lesbar ist.",
        "The file of rates has more than %lld bytes, too many for rates.": "Die Kursdatei hat mehr als %lld Bytes, zu viele für Kurse.",
        "The file of rates has two lines, currencies and rates; this one has %lld.": "Die Kursdatei hat zwei Zeilen, Währungen und Kurse; diese hat %lld.",
        "The file of rates is not text in UTF-8.": "Die Kursdatei ist kein Text in UTF-8.",
      ],
    ])
}
