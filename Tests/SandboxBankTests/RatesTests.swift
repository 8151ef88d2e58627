import FlowKit
import Foundation
import Money
import SandboxBank
import Testing

struct RatesTests {
  @Test func `contains the European Central Bank's rates of 30 October 2026`() throws {
    let rates = try ReferenceRates.bundled()

    #expect(rates.day == "30 October 2026")
    #expect(rates.currencies.count == 30)
    #expect(rates.rate(from: .eur, to: .gbp)?.decimal == "0.8338")
    #expect(rates.rate(from: .gbp, to: .usd)?.decimal == "1.339889662")
    #expect(rates.rate(from: .jpy, to: .jpy)?.decimal == "1")
    #expect(rates.rate(from: .gbp, to: try Currency("RSD")) == nil)
  }

  @Test(arguments: [
    "Date, USD, \n30 October 2026, 1.1172, \n", "Date,USD\n30 October 2026,1.1172",
    "\u{FEFF}Date, USD, \r\n30 October 2026, 1.1172, \r\n",
  ])
  func `reads files of the same form`(csv: String) throws {
    let rates = try ReferenceRates(csv: Data(csv.utf8))

    #expect(rates.rate(from: .eur, to: .usd)?.decimal == "1.1172")
    #expect(rates.currencies == [.eur, .usd])
  }

  @Test(arguments: [
    ("", "The file of rates has two lines, currencies and rates; this one has 1."),
    ("Date, USD, ", "this one has 1."),
    ("Date, USD, \n30 October 2026, 1, \n29 October 2026, 1, ", "this one has 3."),
    ("Day, USD, \n30 October 2026, 1, ", "Line 1, column 1: “Day” was found instead of “Date”."),
    ("Date, \n30 October 2026, ", "Line 1, column 2: the currencies are missing."),
    ("Date, USD, EURO, \n30 October 2026, 1, 1, ", "Line 1, column 3: there is no currency “EURO”."),
    ("Date, usd, \n30 October 2026, 1, ", "Line 1, column 2: there is no currency “usd”."),
    ("Date, \u{212A}RW, \n30 October 2026, 1, ", "Line 1, column 2: there is no currency"),
    ("Date, U\u{1B}[D, \n30 October 2026, 1, ", "“U\u{FFFD}[D”"),
    ("Date, USD, EUR, \n30 October 2026, 1, 1, ", "Line 1, column 3: the euro has no rate"),
    ("Date, USD, GBP, USD, \n30 October 2026, 1, 1, 1, ", "Line 1, column 4: USD already has a column."),
    ("Date, USD, GBP, \n30 October 2026, 1, ", "Line 2, column 3: line 1 has 3 columns, and this one has 2."),
    ("Date, USD, \n30 October 2026, 1, 2, ", "Line 2, column 3: line 1 has 2 columns, and this one has 3."),
    ("Date, USD, \n30 February 2026, 1, ", "Line 2, column 1: “30 February 2026” is not a date."),
    ("Date, USD, \n2026-10-30, 1, ", "Line 2, column 1: “2026-10-30” is not a date."),
    ("Date, USD, \n٣٠ October 2026, 1, ", "Line 2, column 1"),
    ("Date, USD, \n30 October 2026, N/A, ", "Line 2, column 2 (USD): “N/A” is not a rate."),
    ("Date, USD, \n30 October 2026, , ", "Line 2, column 2"),
    ("Date, USD, \n30 October 2026, -1.1, ", "Line 2, column 2 (USD): “-1.1” is not a rate."),
    ("Date, USD, \n30 October 2026, 1e3, ", "Line 2, column 2 (USD): “1e3” is not a rate."),
    ("Date, USD, \n30 October 2026, ١.٥, ", "Line 2, column 2 (USD): “١.٥” is not a rate."),
    ("Date, USD, \n30 October 2026, 0.00, ", "Line 2, column 2 (USD): An exchange rate is more than zero."),
    ("Date, USD, \n30 October 2026, 1.23456789012, ", "Line 2, column 2 (USD): An exchange rate has ten"),
    ("Date, XAU, \n30 October 2026, 1, ", "Line 2, column 2 (XAU): There are no amounts in XAU"),
    ("Date, USD, \n30 October 2026, \(String(repeating: "9", count: 60_000)), ", "has ten significant"),
    ("Date, USD, \n30 October 2026, \(String(repeating: "x", count: 60_000)), ", "“xxxxxxxxxxxxxxxxxxxx…”"),
  ])
  func `reports the place of an error in a file`(csv: String, sentence: String) throws {
    let error = #expect(throws: RatesFileError.self) { try ReferenceRates(csv: Data(csv.utf8)) }

    #expect(error?.sentence.contains(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func `refuses a file that is not text or never ends`() throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "SandboxBankTests-no-such-file.csv")

    #expect(throws: RatesFileError.notText) { try ReferenceRates(csv: Data([0x44, 0xFF, 0xFE])) }
    #expect(throws: RatesFileError.tooLarge) { try ReferenceRates(csv: Data(count: 65_537)) }
    #expect(throws: RatesFileError.tooLarge) { try ReferenceRates(contentsOf: URL(filePath: "/dev/zero")) }
    #expect(throws: RatesFileError.unreadable(path: missing.path(percentEncoded: false))) {
      try ReferenceRates(contentsOf: missing)
    }
    #expect(throws: RatesFileError.self) { try ReferenceRates(contentsOf: folder) }
  }
}
