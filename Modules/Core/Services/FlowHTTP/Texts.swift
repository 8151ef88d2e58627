// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowHTTP`.
  public static let flowHTTP = TextCatalog(
    [
      "de": [
        "Connect it to the internet, and try again.": "Verbinden Sie es mit dem Internet und versuchen Sie es noch einmal.",
        "Look for a newer version of this app.": "Suchen Sie nach einer neueren Version dieser App.",
        "Nothing was changed.": "Es wurde nichts geändert.",
        "Sign in again.": "Melden Sie sich noch einmal an.",
        "The connection to the service was lost.": "Die Verbindung zum Dienst ist abgebrochen.",
        "The service can't be reached right now.": "Der Dienst ist gerade nicht erreichbar.",
        "The service did not answer in time.": "Der Dienst hat nicht rechtzeitig geantwortet.",
        "The service has an internal problem right now.": "Der Dienst hat gerade eine interne Störung.",
        "The service has moved.": "Der Dienst ist umgezogen.",
        "The service has refused the request.": "Der Dienst hat die Anfrage abgelehnt.",
        "The service has too many requests right now.": "Der Dienst hat gerade zu viele Anfragen.",
        "The service's answer can't be read.": "Die Antwort des Dienstes ist nicht lesbar.",
        "The service's answer is too large.": "Die Antwort des Dienstes ist zu groß.",
        "There is no secure connection to the service.": "Es gibt keine sichere Verbindung zum Dienst.",
        "This device is offline.": "Dieses Gerät ist offline.",
        "This was cancelled.": "Das wurde abgebrochen.",
        "Try again later.": "Versuchen Sie es später noch einmal.",
        "What you asked for may have been done. Check before you do it again.": "Was Sie wollten, wurde vielleicht ausgeführt. Prüfen Sie das, bevor Sie es wiederholen.",
        "You are not signed in.": "Sie sind nicht angemeldet.",
        "You are signed out.": "Sie sind abgemeldet.",
      ],
    ], givesWay: true)
}
