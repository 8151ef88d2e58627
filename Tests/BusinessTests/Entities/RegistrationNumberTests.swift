import Business
import Contact
import FlowScreens
import Foundation
import Money
import Testing

struct RegistrationNumberTests {
  @Test(arguments: [
    ("GB", "01234567", "01234567"), ("GB", " sc123456 ", "SC123456"), ("GB", "Oc301540", "OC301540"),
    ("EE", "12345678", "12345678"), ("EE", " 90000015\n", "90000015"),
    // A remainder of 10, so the second weights; 10 twice, so 0.
    ("EE", "70000026", "70000026"), ("EE", "90000374", "90000374"), ("EE", "10000640", "10000640"),
    ("EE", "70000310", "70000310"),
    ("DE", " HRB 86891 ", "HRB 86891"), ("DE", "1", "1"),
    ("FR", String(repeating: "9", count: 30), String(repeating: "9", count: 30)),
  ])
  func `has its country's form`(country: String, typed: String, text: String) throws {
    let number = try RegistrationNumber(typed, in: Country(country))

    #expect(number.text == text)
  }

  @Test(arguments: [
    ("GB", "", RegistrationNumberError.empty), ("EE", " ", .empty), ("DE", "\u{200B}", .empty),
    ("GB", "1234567", .notBritish), ("GB", "123456789", .notBritish), ("GB", "S1234567", .notBritish),
    ("GB", "1C123456", .notBritish), ("GB", "SC12345A", .notBritish), ("GB", "SC 12345", .notBritish),
    // A long s has an S for its capital; the Kelvin sign is composed to a K; digits of other scripts are none.
    ("GB", "\u{17F}C123456", .unexpectedCharacter("\u{17F}")),
    ("GB", "\u{212A}C123456", .unexpectedCharacter("\u{212A}")), ("GB", "٠١٢٣٤٥٦٧", .unexpectedCharacter("٠")),
    ("EE", "1234567", .notEstonian), ("EE", "123456789", .notEstonian), ("EE", "1234567x", .notEstonian),
    ("EE", "22345678", .notEstonian), ("EE", "١2345678", .unexpectedCharacter("١")),
    ("EE", "12345679", .wrongCheckDigit), ("EE", "13245678", .wrongCheckDigit), ("EE", "10000641", .wrongCheckDigit),
    ("DE", "HRB\u{0}1", .unexpectedCharacter("\0")), ("DE", String(repeating: "9", count: 31), .tooLong),
  ])
  func `is refused with the reason`(country: String, typed: String, reason: RegistrationNumberError) throws {
    let country = try Country(country)

    #expect(throws: reason) { try RegistrationNumber(typed, in: country) }
  }

  // Catches a rule of today that loses a business of an earlier version.
  @Test(arguments: ["HRB \u{3164} 1", "HRB \u{2800}1", "\u{3164}"])
  func `a stored number with a filler is still read`(stored: String) throws {
    let draft: FormDraft<CompanyField> = [
      .name: "Acme", .country: "DE", .type: "limited", .registrationNumber: stored,
    ]
    let json = try JSONEncoder().encode(draft)

    let company = try JSONDecoder().decode(Company.self, from: json)

    #expect(company.registrationNumber?.text == stored)
    #expect((try? Company(draft)) == nil)
  }

  @Test(arguments: ["1000000", "1000064", "7000002", "7000123", "8123456", "9876543"])
  func `accepts only one check digit of an Estonian number`(number: String) throws {
    let estonia = try Country("EE")

    let fitting = (0...9).filter { (try? RegistrationNumber("\(number)\($0)", in: estonia)) != nil }

    #expect(fitting.count == 1)
  }
}
