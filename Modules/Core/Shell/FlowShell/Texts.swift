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
        "Cancel": "Abbrechen",
        "Closed for now": "Zurzeit geschlossen",
        "Damaged on this device": "Auf diesem Gerät beschädigt",
        "Everything of the person before was removed from this device, and nothing that waited was done.": "Alles von der vorigen Person wurde von diesem Gerät entfernt, und nichts, was noch wartete, wurde ausgeführt.",
        "Everything that this app has stored on this device is put aside: what you have entered, your drafts and your settings. The damaged data is kept in a file, and the app begins as if it were new.": "Alles, was diese App auf diesem Gerät gespeichert hat, wird beiseitegelegt: Ihre Eingaben, Ihre Entwürfe und Ihre Einstellungen. Die beschädigten Daten werden in einer Datei aufbewahrt, und die App beginnt, als wäre sie neu.",
        "Finish it there, or close that window.": "Schließen Sie den Vorgang dort ab oder schließen Sie jenes Fenster.",
        "It belongs to another app: links to this one begin with %@. Nothing was changed; open it in a browser.": "Er gehört zu einer anderen App: Links zu dieser beginnen mit %@. Es wurde nichts geändert; öffnen Sie ihn in einem Browser.",
        "It is incomplete, or was garbled on its way. Nothing was changed; ask for the link again.": "Er ist unvollständig oder wurde unterwegs verfälscht. Es wurde nichts geändert; fordern Sie den Link noch einmal an.",
        "It leads to nothing in this version of the app. Nothing was changed; update the app, or ask for the link again.": "Er führt in dieser Version der App zu nichts. Es wurde nichts geändert; aktualisieren Sie die App oder fordern Sie den Link noch einmal an.",
        "Nothing can be saved": "Es kann nichts gespeichert werden",
        "OK": "OK",
        "One thing at a time": "Eins nach dem anderen",
        "Open in another window": "In einem anderen Fenster geöffnet",
        "Report": "Bericht",
        "Send": "Senden",
        "Send a report": "Bericht senden",
        "Something of this is missing, or is not as it was saved last: %@. Check it, and enter again what is missing.": "Hiervon fehlt etwas oder ist nicht so, wie es zuletzt gespeichert wurde: %@. Prüfen Sie es und geben Sie noch einmal ein, was fehlt.",
        "Start anew": "Neu beginnen",
        "Start anew?": "Neu beginnen?",
        "Start the app again: it shows what you can do.": "Starten Sie die App neu: Sie zeigt, was Sie tun können.",
        "The app can't go back to where you were. Open it again from home.": "Die App kann nicht dorthin zurückkehren, wo Sie waren. Öffnen Sie es noch einmal von der Startseite.",
        "The app could not save that you have finished. It leads back there when it starts again: finish there once more.": "Die App konnte nicht speichern, dass Sie fertig sind. Sie führt beim nächsten Start dorthin zurück: Schließen Sie es dort noch einmal ab.",
        "The app does not start": "Die App startet nicht",
        "The app has met an error that it does not know. Nothing was changed; try again, and update the app if that does not help.": "Die App ist auf einen Fehler gestoßen, den sie nicht kennt. Es wurde nichts geändert; versuchen Sie es noch einmal, und aktualisieren Sie die App, wenn das nicht hilft.",
        "The app is locked": "Die App ist gesperrt",
        "The link opens as soon as you have finished here.": "Der Link wird geöffnet, sobald Sie hier fertig sind.",
        "This can't be read any more, and may be missing: %@. Check it, and set up again what is missing.": "Dies kann nicht mehr gelesen werden und fehlt möglicherweise: %@. Prüfen Sie es und richten Sie neu ein, was fehlt.",
        "This is for new people": "Das ist für neue Kundinnen und Kunden",
        "This is what the report says. Nothing that you have entered is in it.": "Das steht in dem Bericht. Er enthält nichts, was Sie eingegeben haben.",
        "This link cannot be opened": "Dieser Link kann nicht geöffnet werden",
        "This link is for new people": "Dieser Link ist für neue Kundinnen und Kunden",
        "Try again": "Noch einmal versuchen",
        "Unlock": "Entsperren",
        "Unlock the app to see your data.": "Entsperren Sie die App, um Ihre Daten zu sehen.",
        "Update the app": "App aktualisieren",
        "What you enter from now on is lost when the app ends. %@": "Was Sie von jetzt an eingeben, geht verloren, wenn die App beendet wird. %@",
        "What you had typed can't be read any more, and has to be entered again: %@.": "Was Sie eingegeben hatten, kann nicht mehr gelesen werden und muss neu eingegeben werden: %@.",
        "You could not be signed in": "Sie konnten nicht angemeldet werden",
        "You have an account already, and nothing was changed.": "Sie haben schon ein Konto; es wurde nichts geändert.",
        "Your account is not known": "Ihr Konto ist nicht bekannt",
        "a link that was still to be opened": "ein Link, der noch zu öffnen war",
        "the open settings": "die geöffneten Einstellungen",
        "the place where you were": "der Ort, an dem Sie waren",
        "whether the service is open": "ob der Dienst geöffnet ist",
      ],
    ], givesWay: true)
}
