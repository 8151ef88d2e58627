// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `Profile`.
  public static let profile = TextCatalog(
    [
      "de": [
        "A first name cannot contain %@. Enter it as it is in your passport.": "Ein Vorname kann %@ nicht enthalten. Geben Sie ihn so ein, wie er im Reisepass steht.",
        "A first name has 30 characters at most. Shorten it.": "Ein Vorname hat höchstens 30 Zeichen. Kürzen Sie ihn.",
        "A first name has no digits. Enter it as it is in your passport.": "Ein Vorname enthält keine Ziffern. Geben Sie ihn so ein, wie er in Ihrem Reisepass steht.",
        "A last name cannot contain %@. Enter it as it is in your passport.": "Ein Nachname kann %@ nicht enthalten. Geben Sie ihn so ein, wie er im Reisepass steht.",
        "A last name has 30 characters at most. Shorten it.": "Ein Nachname hat höchstens 30 Zeichen. Kürzen Sie ihn.",
        "A last name has no digits. Enter it as it is in your passport.": "Ein Nachname enthält keine Ziffern. Geben Sie ihn so ein, wie er in Ihrem Reisepass steht.",
        "Date of birth": "Geburtsdatum",
        "E-mail": "E-Mail",
        "Enter your date of birth, such as 1990-12-31.": "Geben Sie Ihr Geburtsdatum ein, zum Beispiel 1990-12-31.",
        "Enter your first name, as it is in your passport.": "Geben Sie Ihren Vornamen so ein, wie er in Ihrem Reisepass steht.",
        "Enter your last name, as it is in your passport.": "Geben Sie Ihren Nachnamen so ein, wie er in Ihrem Reisepass steht.",
        "First name": "Vorname",
        "Last name": "Nachname",
        "Phone": "Telefon",
        "Save": "Sichern",
        "This date is yet to come. Enter the day on which you were born.": "Dieses Datum liegt in der Zukunft. Geben Sie den Tag ein, an dem Sie geboren wurden.",
        "This is more than 120 years ago. Check the year of your date of birth.": "Das ist mehr als 120 Jahre her. Prüfen Sie das Jahr Ihres Geburtsdatums.",
        "You have to be 18 years old or older.": "Sie müssen mindestens 18 Jahre alt sein.",
        "Your address": "Ihre Anschrift",
        "Your details": "Ihre Angaben",
        "Your details were damaged on this device. Enter them again; the damaged data is kept.": "Ihre Angaben wurden auf diesem Gerät beschädigt. Geben Sie sie noch einmal ein; die beschädigten Daten werden aufbewahrt.",
        "Your profile cannot be reached right now. What you entered is still here: try again.": "Ihr Profil ist gerade nicht erreichbar. Ihre Eingaben sind noch da: Versuchen Sie es noch einmal.",
      ],
    ])
}
