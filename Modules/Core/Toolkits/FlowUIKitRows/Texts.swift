// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowUIKitRows`.
  public static let flowUIKitRows = TextCatalog(
    [
      "de": [
        "Choose": "Auswählen",
        "Close": "Schließen",
        "Search": "Suchen",
      ],
    ], givesWay: true)
}
