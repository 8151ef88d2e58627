// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `Storage`.
  public static let storage = TextCatalog(
    [
      "de": [
        "Accounts": "Konten",
        "Businesses": "Unternehmen",
        "Transfers confirmed on this device": "Überweisungen, die auf diesem Gerät bestätigt wurden",
        "Your details": "Ihre Angaben",
      ],
    ])
}
