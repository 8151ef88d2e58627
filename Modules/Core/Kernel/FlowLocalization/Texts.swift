// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.

extension TextCatalog {
  /// The translations of the texts of `FlowLocalization`.
  public static let flowLocalization = TextCatalog(
    [
      "de": [
        "a space": "ein Leerzeichen",
        "the invisible character %@": "das unsichtbare Zeichen %@",
      ],
    ])
}
