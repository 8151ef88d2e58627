// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `Onboarding`.
  public static let onboarding = TextCatalog(
    [
      "de": [
        "%@ has an account already. Enter another e-mail address for a new one.": "%@ hat schon ein Konto. Geben Sie für ein neues eine andere E-Mail-Adresse ein.",
        "Business": "Unternehmen",
        "Choose the country that you live in.": "Wählen Sie das Land, in dem Sie leben.",
        "Country": "Land",
        "E-mail": "E-Mail",
        "Personal": "Privatperson",
        "Send money as your company. We ask about you first, then about the company.": "Senden Sie Geld als Firma. Wir fragen zuerst nach Ihnen, dann nach der Firma.",
        "Send money as yourself.": "Senden Sie Geld als Privatperson.",
        "There is no such country. Choose one from the list.": "Dieses Land gibt es nicht. Wählen Sie eines aus der Liste.",
        "Your account cannot be reached right now. What you entered is still here: try again.": "Ihr Konto ist gerade nicht erreichbar. Ihre Eingaben sind noch da: Versuchen Sie es noch einmal.",
        "Your country": "Ihr Land",
        "Your e-mail address": "Ihre E-Mail-Adresse",
      ],
    ])
}
