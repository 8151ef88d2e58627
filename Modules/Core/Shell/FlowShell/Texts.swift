// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowShell`.
  public static let flowShell = TextCatalog(
    [
      "de": [
        "%@ Nothing was changed; ask for the link again.": "%@ Es wurde nichts geändert; fordern Sie den Link noch einmal an.",
        "Another person has signed in": "Eine andere Person hat sich angemeldet",
        "Damaged on this device": "Auf diesem Gerät beschädigt",
        "Everything of the person before was removed from this device, and nothing that waited was done.": "Alles von der vorigen Person wurde von diesem Gerät entfernt, und nichts, was noch wartete, wurde ausgeführt.",
        "Finish it there, or close that window.": "Schließen Sie den Vorgang dort ab oder schließen Sie jenes Fenster.",
        "It does not begin with %@. Nothing was changed.": "Er beginnt nicht mit %@. Es wurde nichts geändert.",
        "It is not written as a link is. Nothing was changed; ask for the link again.": "Er ist nicht wie ein Link geschrieben. Es wurde nichts geändert; fordern Sie den Link noch einmal an.",
        "Nothing can be saved": "Es kann nichts gespeichert werden",
        "OK": "OK",
        "One thing at a time": "Eins nach dem anderen",
        "Open in another window": "In einem anderen Fenster geöffnet",
        "Something of this is missing, or is not as it was saved last: %@.": "Hiervon fehlt etwas oder ist nicht so, wie es zuletzt gespeichert wurde: %@.",
        "The app can't go back to where you were.": "Die App kann nicht dorthin zurückkehren, wo Sie waren.",
        "The app could not save that you have finished. It leads back there when it starts again.": "Die App konnte nicht speichern, dass Sie fertig sind. Sie führt beim nächsten Start dorthin zurück.",
        "The app has no such place. Nothing was changed; ask for the link again.": "Diese Stelle gibt es in der App nicht. Es wurde nichts geändert; fordern Sie den Link noch einmal an.",
        "The link opens as soon as you have finished here.": "Der Link wird geöffnet, sobald Sie hier fertig sind.",
        "This can't be read any more, and may be missing: %@.": "Dies kann nicht mehr gelesen werden und fehlt möglicherweise: %@.",
        "This link cannot be opened": "Dieser Link kann nicht geöffnet werden",
        "This link is for new people": "Dieser Link ist für neue Kundinnen und Kunden",
        "What you enter from now on is lost when the app ends. %@": "Was Sie von jetzt an eingeben, geht verloren, wenn die App beendet wird. %@",
        "What you had typed can't be read any more, and has to be entered again: %@.": "Was Sie eingegeben hatten, kann nicht mehr gelesen werden und muss neu eingegeben werden: %@.",
        "You could not be signed in": "Sie konnten nicht angemeldet werden",
        "You have an account already, and nothing was changed.": "Sie haben schon ein Konto; es wurde nichts geändert.",
        "Your account is not known": "Ihr Konto ist nicht bekannt",
        "open entry": "was geöffnet war",
        "open settings": "die geöffneten Einstellungen",
        "waiting entry": "ein Link, der noch zu öffnen war",
      ],
    ], givesWay: true)
}
