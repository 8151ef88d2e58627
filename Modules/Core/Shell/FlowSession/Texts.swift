// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `FlowSession`.
  public static let flowSession = TextCatalog(
    [
      "de": [
        "The answer of the service can't be read. Try again, or update the app.": "Die Antwort des Dienstes kann nicht gelesen werden. Versuchen Sie es noch einmal oder aktualisieren Sie die App.",
        "The service did not answer in time. Try again.": "Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.",
        "The service has a fault. Try again later.": "Der Dienst hat eine Störung. Versuchen Sie es später noch einmal.",
        "The service has refused this (%lld). Try again later.": "Der Dienst hat dies abgelehnt (%lld). Versuchen Sie es später noch einmal.",
        "The service has refused your sign-in, although it is new. Try again later.": "Der Dienst hat Ihre Anmeldung abgelehnt, obwohl sie neu ist. Versuchen Sie es später noch einmal.",
        "The service is busy. Try again in a moment.": "Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.",
        "There is no connection. Check it, and try again.": "Es besteht keine Verbindung. Prüfen Sie sie und versuchen Sie es noch einmal.",
        "You are not signed in. Sign in, and try again.": "Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.",
        "You have not signed in, so this was not done.": "Sie haben sich nicht angemeldet, deshalb wurde dies nicht ausgeführt.",
        "Your session has expired. Sign in, and try again.": "Ihre Sitzung ist abgelaufen. Melden Sie sich an und versuchen Sie es noch einmal.",
        "Your sign-in is damaged on this device. Sign in again.": "Ihre Anmeldung ist auf diesem Gerät beschädigt. Melden Sie sich noch einmal an.",
        "sign-ins that have ended": "beendete Anmeldungen",
        "your sign-in": "Ihre Anmeldung",
      ],
    ], givesWay: true)
}
