import Business
import Contact
import FlowLocalization
import FlowScreens
import Foundation
import Money
import Profile
import Testing

@testable import Transfer

/// A text field of the example: its answer to a text, and a plain text for it.
struct TypedField: Sendable, CustomTestStringConvertible {
  /// A field's answer to a text.
  enum Answer: Equatable {
    case taken(String)
    case refused(String)
  }

  let name: String
  let plain: String
  private let read: @Sendable (String, Language) -> Answer

  var testDescription: String { name }

  /// Returns the field's answer to a text that is typed on a device with a language.
  func answer(to text: String, in language: Language = .developers) -> Answer {
    read(isAmount ? language.numberMarks.developersForm(of: text) : text, language)
  }

  /// Returns the plain text as a person with a language types it.
  func plain(in language: Language) -> String { isAmount ? language.numberMarks.form(of: plain) : plain }

  var isAmount: Bool { name == "amount" }

  /// Every text field of the example, by the label of its screen and its own.
  static let all: [TypedField] = [details, addresses, companies, web, recipientFields, values].flatMap { $0 }

  private static let details: [TypedField] = PersonalDetailsField.allCases.map { field in
    form("details", field, in: personalDetails) { (draft) throws(FormError<PersonalDetailsField>) in
      guard let today = try? CivilDate("2026-11-21") else { return [:] }
      let details = try PersonalDetails(draft, today: today)
      return [
        .firstName: details.firstName.text, .lastName: details.lastName.text,
        .dateOfBirth: details.dateOfBirth.date.text, .phone: details.phone.text, .email: details.email.text,
      ]
    }
  }

  private static let addresses: [TypedField] = AddressField.allCases.filter(\.options.isEmpty).map { field in
    form("address", field, in: address) { (draft) throws(FormError<AddressField>) in
      let address = try PostalAddress(draft)
      return [
        .firstLine: address.firstLine, .city: address.city, .state: address.state ?? "",
        .postcode: address.postcode ?? "",
      ]
    }
  }

  private static let companies: [TypedField] = CompanyField.allCases.filter(\.options.isEmpty).map { field in
    form("company", field, in: company) { (draft) throws(FormError<CompanyField>) in
      let company = try Company(draft)
      return [.name: company.name.text, .registrationNumber: company.registrationNumber?.text ?? ""]
    }
  }

  private static let web: [TypedField] = RoleAndWebField.allCases.filter(\.options.isEmpty).map { field in
    form("web", field, in: roleAndWeb) { (draft) throws(FormError<RoleAndWebField>) in
      guard let company = try? Company(company), let address = try? PostalAddress(address) else { return [:] }
      let business = try BusinessProfile(
        id: .number(1), company: company, address: address, roleAndWeb: draft)
      return [
        .webPage: business.roleAndWeb.webPage?.text ?? "", .description: business.roleAndWeb.description?.text ?? "",
      ]
    }
  }

  private static let recipientFields: [TypedField] = recipients.flatMap { currency, draft in
    let fields: [RecipientField] = RecipientField.allCases.filter { $0.options.isEmpty && !draft[$0].isEmpty }
    return fields.map { recipient($0, in: currency, draft) }
  }

  private static func recipient(
    _ field: RecipientField, in currency: String, _ draft: FormDraft<RecipientField>
  ) -> TypedField {
    form("recipient in \(currency)", field, in: draft) { (draft) throws(FormError<RecipientField>) in
      guard let requirements = try? RecipientRequirements(for: Currency(currency)) else { return [:] }
      let details = try RecipientDetails(draft, for: requirements)
      return [field: "\(details)"]
    }
  }

  private static let values: [TypedField] = [
    value("reference", "Invoice 7-B o'clock") { (text) throws(PaymentReferenceError) in
      try PaymentReference(text, for: .eur).text
    },
    value("amount", "1,234.50") { (text) throws(AmountParsingError) in
      try Amount(parsing: text, currency: .eur, locale: Locale(identifier: "en_US")).description
    },
  ]

  private static func form<Field: FormField>(
    _ form: String, _ field: Field, in draft: FormDraft<Field>,
    _ read: @escaping @Sendable (FormDraft<Field>) throws(FormError<Field>) -> [Field: String]
  ) -> TypedField {
    TypedField(name: "\(form): \(field.rawValue)", plain: draft[field]) { text, language in
      var draft = draft
      draft[field] = text
      do throws(FormError<Field>) {
        return .taken(try read(draft)[field] ?? "")
      } catch {
        return .refused(error.sentences[field].map(language.resolve) ?? "")
      }
    }
  }

  private static func value<Refusal: ReadableError>(
    _ name: String, _ plain: String, _ read: @escaping @Sendable (String) throws(Refusal) -> String
  ) -> TypedField {
    TypedField(name: name, plain: plain) { text, language in
      do throws(Refusal) { return .taken(try read(text)) } catch { return .refused(language.resolve(error.sentence)) }
    }
  }
}

// MARK: - Forms that are filled in

extension TypedField {
  private static let personalDetails: FormDraft<PersonalDetailsField> = [
    .firstName: "Zo\u{EB} Ann-Mary", .lastName: "O'Brien", .dateOfBirth: "1990-12-10", .phone: "+44 20 7946-0958",
    .email: "zoe.o'brien-x@example.com",
  ]
  private static let address: FormDraft<AddressField> = [
    .country: "US", .firstLine: "12 St. John's Way-End", .city: "Win-ston O'Fallon", .state: "Or-egon X",
    .postcode: "22162-1010",
  ]
  private static let company: FormDraft<CompanyField> = [
    .name: "Zo\u{EB}'s Co-op 7", .country: "DE", .type: "limited", .registrationNumber: "HRB 868-91",
  ]
  private static let roleAndWeb: FormDraft<RoleAndWebField> = [
    .role: "owner", .webPage: "https://my-shop7.example/it's", .description: "We bake caf\u{E9} \"bread\" - it's new",
  ]
  private static let recipients: [(String, FormDraft<RecipientField>)] = [
    ("EUR", [.kind: "person", .name: "Jos\u{E9} O'Neill-Smith", .iban: "DE89 3704 0044 0532 0130 00"]),
    ("GBP", [.kind: "business", .name: "Acme 7", .sortCode: "20-00-00", .accountNumber: "12345678"]),
    (
      "USD",
      [
        .kind: "business", .name: "Acme 7", .routingNumber: "021000021", .accountNumber: "12345678",
        .accountType: "CHECKING",
      ]
    ),
    ("AUD", [.kind: "business", .name: "Acme 7", .bsb: "062-000", .accountNumber: "12345678"]),
    ("INR", [.kind: "business", .name: "Acme 7", .ifsc: "HDFC0000001", .accountNumber: "123456789"]),
    ("CHF", [.kind: "business", .name: "Acme 7", .iban: "CH93 0076 2011 6238 5295 7", .bic: "UBSWCHZH80A"]),
  ]
}
