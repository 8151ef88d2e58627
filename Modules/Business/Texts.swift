// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `Business`.
  public static let business = TextCatalog(
    [
      "de": [
        "A British registration number has 8 digits, or two letters and 6 digits, such as 01234567 or SC123456.": "Eine britische Registernummer hat 8 Ziffern oder zwei Buchstaben und 6 Ziffern, zum Beispiel 01234567 oder SC123456.",
        "A registration number cannot contain %@. Delete it.": "Eine Registernummer kann %@ nicht enthalten. Löschen Sie das Zeichen.",
        "A registration number has 30 characters at most. Check what you entered.": "Eine Registernummer hat höchstens 30 Zeichen. Prüfen Sie Ihre Eingabe.",
        "An Estonian registration number has 8 digits and begins with 1, 7, 8 or 9, such as 12345678.": "Eine estnische Registernummer hat 8 Ziffern und beginnt mit 1, 7, 8 oder 9, zum Beispiel 12345678.",
        "Business address": "Anschrift des Unternehmens",
        "Business type": "Rechtsform",
        "Choose the country in which the business is registered.": "Wählen Sie das Land, in dem das Unternehmen eingetragen ist.",
        "Choose what the business is in law.": "Wählen Sie die Rechtsform des Unternehmens.",
        "Choose what you are in the business.": "Wählen Sie Ihre Rolle im Unternehmen.",
        "Company name": "Name der Firma",
        "Country of registration": "Land der Eintragung",
        "Director": "Geschäftsführung",
        "Enter the name of the business, as it is registered.": "Geben Sie den Namen des Unternehmens so ein, wie er eingetragen ist.",
        "Enter the number under which the business is registered.": "Geben Sie die Nummer ein, unter der das Unternehmen eingetragen ist.",
        "Enter the web page of the business, such as https://example.com.": "Geben Sie die Webseite des Unternehmens ein, zum Beispiel https://example.com.",
        "Limited company": "Gesellschaft mit beschränkter Haftung",
        "Limited liability partnership": "Partnerschaft mit beschränkter Haftung",
        "Non-profit organisation": "Gemeinnützige Organisation",
        "Other": "Andere",
        "Owner": "Inhaberin oder Inhaber",
        "Partnership": "Personengesellschaft",
        "Public company": "Aktiengesellschaft",
        "Registration number": "Registernummer",
        "Role and web": "Rolle und Webseite",
        "Say in a few words what the business does.": "Beschreiben Sie in wenigen Worten, was das Unternehmen tut.",
        "Sole trader": "Einzelunternehmen",
        "The address has 500 characters at most. Enter the first page of the business.": "Die Adresse hat höchstens 500 Zeichen. Geben Sie die Startseite des Unternehmens ein.",
        "The address of a web page begins with https:// or http://, such as https://example.com.": "Die Adresse einer Webseite beginnt mit https:// oder http://, zum Beispiel https://example.com.",
        "The address of a web page cannot contain %@. Write it such as https://example.com.": "Die Adresse einer Webseite kann %@ nicht enthalten. Schreiben Sie sie wie https://example.com.",
        "The address of a web page has no spaces, such as https://example.com.": "Die Adresse einer Webseite enthält keine Leerzeichen, zum Beispiel https://example.com.",
        "The description cannot contain %@. Delete it.": "Die Beschreibung kann %@ nicht enthalten. Löschen Sie das Zeichen.",
        "The description has 500 characters at most. Shorten it.": "Die Beschreibung hat höchstens 500 Zeichen. Kürzen Sie sie.",
        "The last digit does not fit the others. Check the number for a slip.": "Die letzte Ziffer passt nicht zu den anderen. Prüfen Sie die Nummer auf einen Tippfehler.",
        "The name of a business cannot contain %@. Delete it.": "Der Name eines Unternehmens kann %@ nicht enthalten. Löschen Sie das Zeichen.",
        "The name of a business has 50 characters at most. Shorten it.": "Der Name eines Unternehmens hat höchstens 50 Zeichen. Kürzen Sie ihn.",
        "There is no such country. Choose one from the list.": "Dieses Land gibt es nicht. Wählen Sie eines aus der Liste.",
        "There is no such role. Choose one from the list.": "Diese Rolle gibt es nicht. Wählen Sie eine aus der Liste.",
        "There is no such type of business. Choose one from the list.": "Diese Rechtsform gibt es nicht. Wählen Sie eine aus der Liste.",
        "This is not the address of a web page. Enter one such as https://example.com.": "Das ist keine Adresse einer Webseite. Geben Sie eine ein wie https://example.com.",
        "Trust": "Treuhandvermögen",
        "Web page": "Webseite",
        "What the business does": "Was das Unternehmen tut",
        "Your business": "Ihr Unternehmen",
        "Your businesses cannot be reached right now. What you entered is still here: try again.": "Ihre Unternehmen sind gerade nicht erreichbar. Ihre Eingaben sind noch da: Versuchen Sie es noch einmal.",
        "Your role": "Ihre Rolle",
      ],
    ])
}
