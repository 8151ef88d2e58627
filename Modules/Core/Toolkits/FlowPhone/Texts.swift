// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowPhone`.
  public static let flowPhone = TextCatalog([:], givesWay: true)
}
