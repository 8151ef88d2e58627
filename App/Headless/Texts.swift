// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `App`.
  public static let app = TextCatalog(
    [
      "de": [
        "%@ is empty or missing, but the bank beside it was used: the data was lost. Put a backup in its place: `App restore FILE --database PATH`; or move %@.bank away, too, to start as a new person.": "%1$@ ist leer oder fehlt, aber die Bank daneben wurde benutzt: Die Daten sind verloren. Legen Sie eine Sicherung an ihre Stelle: `App restore FILE --database PATH`; oder verschieben Sie auch %2$@.bank, um als neue Person zu beginnen.",
      ],
    ])
}
