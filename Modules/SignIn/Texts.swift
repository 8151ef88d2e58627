// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `SignIn`.
  public static let signIn = TextCatalog(
    [
      "de": [
        "A code has six digits, such as 123456. Enter those of our e-mail.": "Ein Code hat sechs Ziffern, zum Beispiel 123456. Geben Sie die aus unserer E-Mail ein.",
        "A new password": "Ein neues Passwort",
        "A password has %lld characters at most. Make it shorter.": .plural([.one: "Ein Passwort hat höchstens %lld Zeichen. Kürzen Sie es.", .other: "Ein Passwort hat höchstens %lld Zeichen. Kürzen Sie es."]),
        "A password has at least %lld characters. Make it longer.": .plural([.one: "Ein Passwort hat mindestens %lld Zeichen. Verlängern Sie es.", .other: "Ein Passwort hat mindestens %lld Zeichen. Verlängern Sie es."]),
        "Another account has this e-mail address. Sign in to it instead.": "Ein anderes Konto hat diese E-Mail-Adresse. Melden Sie sich stattdessen dort an.",
        "Code": "Code",
        "E-mail": "E-Mail",
        "Enter a password.": "Geben Sie ein Passwort ein.",
        "Enter the code from our e-mail.": "Geben Sie den Code aus unserer E-Mail ein.",
        "Forgot your password?": "Passwort vergessen?",
        "New password": "Neues Passwort",
        "Open an account": "Konto eröffnen",
        "Password, if you have set one": "Passwort, falls Sie eines haben",
        "Send a code": "Code senden",
        "Set the password": "Passwort setzen",
        "Sign in": "Anmelden",
        "Sign in as %@": "Anmelden als %@",
        "The bank did not answer in time. Try again.": "Die Bank hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.",
        "The bank has an internal problem right now. Try again later.": "Die Bank hat gerade ein internes Problem. Versuchen Sie es später noch einmal.",
        "The bank has too many requests right now. Try again in a moment.": "Die Bank hat gerade zu viele Anfragen. Versuchen Sie es gleich noch einmal.",
        "The e-mail address or the password is wrong. Correct it, or set a new password.": "Die E-Mail-Adresse oder das Passwort ist falsch. Berichtigen Sie es, oder setzen Sie ein neues Passwort.",
        "There is no connection to the bank. Check it, and try again.": "Es gibt keine Verbindung zur Bank. Prüfen Sie sie, und versuchen Sie es noch einmal.",
        "There were too many attempts. Wait %lld seconds, and try again.": .plural([.one: "Es waren zu viele Versuche. Warten Sie %lld Sekunde, und versuchen Sie es noch einmal.", .other: "Es waren zu viele Versuche. Warten Sie %lld Sekunden, und versuchen Sie es noch einmal."]),
        "This code has expired. Send another code.": "Dieser Code ist abgelaufen. Lassen Sie sich einen neuen senden.",
        "This code is not valid any more. Go back, and send another one.": "Dieser Code gilt nicht mehr. Gehen Sie zurück, und lassen Sie sich einen neuen senden.",
        "This is not the code of our latest e-mail. Correct it.": "Das ist nicht der Code aus unserer letzten E-Mail. Berichtigen Sie ihn.",
        "Too many wrong codes were entered. Send another code.": "Es wurden zu viele falsche Codes eingegeben. Lassen Sie sich einen neuen senden.",
        "Use another account": "Anderes Konto verwenden",
        "We have just sent a code. You can send another one in %lld seconds.": .plural([.one: "Wir haben gerade einen Code gesendet. In %lld Sekunde können Sie sich einen neuen senden lassen.", .other: "Wir haben gerade einen Code gesendet. In %lld Sekunden können Sie sich einen neuen senden lassen."]),
        "We have sent a code to %@": "Wir haben einen Code an %@ gesendet",
        "We have sent another code. The former one is not valid any more.": "Wir haben einen neuen Code gesendet. Der frühere gilt nicht mehr.",
        "Your account has a password. Go back, and enter it.": "Ihr Konto hat ein Passwort. Gehen Sie zurück, und geben Sie es ein.",
        "Your password may have been set. Sign in with it, or set it once more.": "Ihr Passwort wurde vielleicht gesetzt. Melden Sie sich damit an, oder setzen Sie es noch einmal.",
      ],
    ])
}
