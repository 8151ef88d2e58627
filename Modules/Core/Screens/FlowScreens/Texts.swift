// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowScreens`.
  public static let flowScreens = TextCatalog(
    [
      "de": [
        "Cancel": "Abbrechen",
        "Continue": "Weiter",
        "This was not accepted.": "Das wurde nicht angenommen.",
      ],
    ])
}
