// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowPhone`.
  public static let flowPhone = TextCatalog(
    [
      "de": [
        "The app does not start": "Die App startet nicht",
        "The app has met an error that it does not know. Nothing was changed; try again, and update the app if that does not help.": "Die App ist auf einen Fehler gestoßen, den sie nicht kennt. Es wurde nichts geändert; versuchen Sie es noch einmal, und aktualisieren Sie die App, wenn das nicht hilft.",
        "Try again": "Noch einmal versuchen",
      ],
    ], givesWay: true)
}
