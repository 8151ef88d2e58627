// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowShell`.
  public static let flowShell = TextCatalog(
    [
      "de": [
        "%@ Nothing was changed; ask for the link again.": "%@ Es wurde nichts geändert; fordern Sie den Link noch einmal an.",
        "Damaged on this device": "Auf diesem Gerät beschädigt",
        "Finish it there, or close that window.": "Schließen Sie den Vorgang dort ab oder schließen Sie jenes Fenster.",
        "It belongs to another app: links to this one begin with %@. Nothing was changed; open it in a browser.": "Er gehört zu einer anderen App: Links zu dieser beginnen mit %@. Es wurde nichts geändert; öffnen Sie ihn in einem Browser.",
        "It is incomplete, or was garbled on its way. Nothing was changed; ask for the link again.": "Er ist unvollständig oder wurde unterwegs verfälscht. Es wurde nichts geändert; fordern Sie den Link noch einmal an.",
        "It leads to nothing in this version of the app. Nothing was changed; update the app, or ask for the link again.": "Er führt in dieser Version der App zu nichts. Es wurde nichts geändert; aktualisieren Sie die App oder fordern Sie den Link noch einmal an.",
        "Nothing can be saved": "Es kann nichts gespeichert werden",
        "OK": "OK",
        "One thing at a time": "Eins nach dem anderen",
        "Open in another window": "In einem anderen Fenster geöffnet",
        "Something of this is missing, or is not as it was saved last: %@. Check it, and enter again what is missing.": "Hiervon fehlt etwas oder ist nicht so, wie es zuletzt gespeichert wurde: %@. Prüfen Sie es und geben Sie noch einmal ein, was fehlt.",
        "Start the app again: it shows what you can do.": "Starten Sie die App neu: Sie zeigt, was Sie tun können.",
        "The app can't go back to where you were. Open it again from home.": "Die App kann nicht dorthin zurückkehren, wo Sie waren. Öffnen Sie es noch einmal von der Startseite.",
        "The app could not save that you have finished. It leads back there when it starts again: finish there once more.": "Die App konnte nicht speichern, dass Sie fertig sind. Sie führt beim nächsten Start dorthin zurück: Schließen Sie es dort noch einmal ab.",
        "The link opens as soon as you have finished here.": "Der Link wird geöffnet, sobald Sie hier fertig sind.",
        "This can't be read any more, and may be missing: %@. Check it, and set up again what is missing.": "Dies kann nicht mehr gelesen werden und fehlt möglicherweise: %@. Prüfen Sie es und richten Sie neu ein, was fehlt.",
        "This link cannot be opened": "Dieser Link kann nicht geöffnet werden",
        "This link is for new people": "Dieser Link ist für neue Kundinnen und Kunden",
        "What you enter from now on is lost when the app ends. %@": "Was Sie von jetzt an eingeben, geht verloren, wenn die App beendet wird. %@",
        "What you had typed can't be read any more, and has to be entered again: %@.": "Was Sie eingegeben hatten, kann nicht mehr gelesen werden und muss neu eingegeben werden: %@.",
        "You have an account already, and nothing was changed.": "Sie haben schon ein Konto; es wurde nichts geändert.",
        "Your account is not known": "Ihr Konto ist nicht bekannt",
        "a link that was still to be opened": "ein Link, der noch zu öffnen war",
        "the open settings": "die geöffneten Einstellungen",
        "the place where you were": "der Ort, an dem Sie waren",
      ],
    ], givesWay: true)
}
