import Business
import Contact
import FlowScreens
import Foundation
import Onboarding
import Profile
import SignIn
import Testing
import Transfer

/// The kind of each text field of the example's forms: it decides the keyboard, and what a phone offers to fill in.
struct FieldKindTests {
  /// The text fields of a form, by label.
  struct ListedForm: Sendable, CustomTestStringConvertible {
    let name: String
    let kinds: [String: FormFieldKind]
    let listed: [String: FormFieldKind]

    init<Field: FormField>(_ fields: Field.Type, _ listed: [String: FieldRow.Kind]) {
      name = "\(fields)"
      kinds = Dictionary(
        uniqueKeysWithValues: fields.allCases.filter(\.options.isEmpty).map { ($0.label.developerForm, $0.kind) })
      self.listed = listed.mapValues { .text($0) }
    }

    var testDescription: String { name }
  }

  private static let forms = [
    ListedForm(EmailField.self, ["E-mail": .email]),
    ListedForm(CountryField.self, [:]),
    ListedForm(
      PersonalDetailsField.self,
      [
        "First name": .givenName, "Last name": .familyName, "Date of birth": .exact, "Phone": .phone, "E-mail": .email,
      ]),
    ListedForm(
      AddressField.self, ["First line": .street, "City": .city, "State": .state, "Postcode": .postcode]),
    ListedForm(CompanyField.self, ["Company name": .organization, "Registration number": .code]),
    ListedForm(RoleAndWebField.self, ["Web page": .exact, "What the business does": .text]),
    ListedForm(
      RecipientField.self,
      [
        "Name": .name, "IBAN": .code, "BIC": .code, "IFSC": .code, "Sort code": .digits, "Routing number": .digits,
        "BSB": .digits, "Account number": .digits,
      ]),
    ListedForm(CredentialsField.self, ["E-mail": .email, "Password, if you have set one": .secret]),
    ListedForm(ResetEmailField.self, ["E-mail": .email]),
    ListedForm(NewPasswordField.self, ["Code": .oneTimeCode, "New password": .secret]),
  ]

  // Catches an IBAN, a street or a web page that the keyboard corrects, and a field that nobody has decided about.
  @Test(arguments: forms)
  func `each text field has the kind that is listed`(form: ListedForm) {
    #expect(form.kinds == form.listed)
  }

  // Catches a new form whose fields are in no list.
  @Test func `every form of the example is listed`() throws {
    let modules = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Modules").standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: modules.path(percentEncoded: false))
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("Core/") {
      let source = try String(contentsOf: modules.appending(path: file), encoding: .utf8)
      names.formUnion(source.matches(of: /enum (\w+): String, FormField\b/).map { String($0.output.1) })
    }

    #expect(names == Set(Self.forms.map(\.name)))
  }
}
