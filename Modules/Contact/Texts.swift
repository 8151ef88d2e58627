// swift-format-ignore-file
// Written from Texts.xcstrings by `swift package texts`.
public import FlowLocalization

extension TextCatalog {
  /// The translations of the texts of `Contact`.
  public static let contact = TextCatalog(
    [
      "de": [
        "%@: 100 characters at most. Shorten it.": "%@: höchstens 100 Zeichen. Kürzen Sie die Eingabe.",
        "%@: it cannot contain %@. Delete it.": "%@: %@ kann nicht darin stehen. Löschen Sie das Zeichen.",
        "A country's code does not begin with 0. Write it such as +44 20 7946 0958.": "Eine Landesvorwahl beginnt nicht mit 0. Schreiben Sie die Nummer wie +44 20 7946 0958.",
        "A date cannot contain %@. Write it in the digits 0 to 9, such as 1990-12-31.": "Ein Datum kann %@ nicht enthalten. Schreiben Sie es mit den Ziffern 0 bis 9, wie 1990-12-31.",
        "A number with its country's code is dialled without the 0 behind the code. Write %@.": "Eine Nummer mit Ländervorwahl wird ohne die 0 nach der Vorwahl gewählt. Schreiben Sie %@.",
        "A phone number begins with + and the country's code, such as +44 20 7946 0958.": "Eine Telefonnummer beginnt mit + und der Landesvorwahl, zum Beispiel +44 20 7946 0958.",
        "A phone number cannot contain %@. Write it in the digits 0 to 9, such as +44 20 7946 0958.": "Eine Telefonnummer kann %@ nicht enthalten. Schreiben Sie sie mit den Ziffern 0 bis 9, wie +44 20 7946 0958.",
        "A phone number has 7 to 15 digits, such as +44 20 7946 0958.": "Eine Telefonnummer hat 7 bis 15 Ziffern, zum Beispiel +44 20 7946 0958.",
        "An e-mail address cannot contain %@. Write it such as ada@example.com.": "Eine E-Mail-Adresse kann %@ nicht enthalten. Schreiben Sie sie wie ada@example.com.",
        "An e-mail address has 254 characters at most. Check what you entered.": "Eine E-Mail-Adresse hat höchstens 254 Zeichen. Prüfen Sie Ihre Eingabe.",
        "An e-mail address has no spaces, such as ada@example.com.": "Eine E-Mail-Adresse enthält keine Leerzeichen, zum Beispiel ada@example.com.",
        "Choose your country.": "Wählen Sie Ihr Land.",
        "City": "Ort",
        "Country": "Land",
        "Enter the first line of your address, such as 12 High Street.": "Geben Sie Straße und Hausnummer ein, zum Beispiel Hauptstraße 12.",
        "Enter the state, province or region of your address.": "Geben Sie den Bundesstaat, die Provinz oder die Region Ihrer Anschrift ein.",
        "Enter your e-mail address, such as ada@example.com.": "Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel ada@example.com.",
        "Enter your phone number with the country's code, such as +44 20 7946 0958.": "Geben Sie Ihre Telefonnummer mit der Landesvorwahl ein, zum Beispiel +44 20 7946 0958.",
        "Enter your postcode, such as %@.": "Geben Sie Ihre Postleitzahl ein, zum Beispiel %@.",
        "Enter your postcode.": "Geben Sie Ihre Postleitzahl ein.",
        "Enter your town or city.": "Geben Sie Ihren Ort ein.",
        "First line": "Straße und Hausnummer",
        "Postcode": "Postleitzahl",
        "State": "Bundesstaat",
        "The calendar has no such day. Write a date such as 1990-12-31.": "Diesen Tag gibt es im Kalender nicht. Schreiben Sie ein Datum wie 1990-12-31.",
        "There is no such country. Choose one from the list.": "Dieses Land gibt es nicht. Wählen Sie eines aus der Liste.",
        "This is not a postcode of this country. Enter one such as %@.": "Das ist keine Postleitzahl dieses Landes. Geben Sie eine ein wie %@.",
        "This is not an e-mail address. Enter one such as ada@example.com.": "Das ist keine E-Mail-Adresse. Geben Sie eine ein wie ada@example.com.",
        "Write the date as year, month and day in digits, such as 1990-12-31.": "Schreiben Sie das Datum als Jahr, Monat und Tag in Ziffern, zum Beispiel 1990-12-31.",
      ],
    ])
}
