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
        "Enter something here.": "Hier fehlt etwas.",
        "No item matches your search.": "Kein Eintrag passt zu Ihrer Suche.",
        "One moment.": "Einen Moment.",
        "Search": "Suchen",
        "There are no items yet.": "Hier ist noch nichts.",
        "This cannot contain %@. Delete it.": "Das kann %@ nicht enthalten. Löschen Sie es.",
        "This has %lld characters at most. Shorten it.": .plural([.one: "Das hat höchstens %lld Zeichen. Kürzen Sie es.", .other: "Das hat höchstens %lld Zeichen. Kürzen Sie es."]),
        "This is what was known last.": "Das ist der letzte bekannte Stand.",
        "This was not accepted. Check what you entered.": "Das wurde nicht angenommen. Prüfen Sie Ihre Eingaben.",
        "Try again": "Noch einmal versuchen",
      ],
    ], givesWay: true)
}
