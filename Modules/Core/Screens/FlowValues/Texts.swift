// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowValues`.
  public static let flowValues = TextCatalog(
    [
      "de": [
        "a space": "ein Leerzeichen",
        "the invisible character %@": "das unsichtbare Zeichen %@",
      ],
    ], givesWay: true)
}
