import Foundation
import Money
import Testing

struct CodingTests {
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  @Test func `encodes readable text`() throws {
    let amount = try Amount(minorUnits: 123_450, currency: .eur)
    let rate = try ExchangeRate("1.1993", from: .gbp, to: .eur)
    let name = try RecipientName("Ada Lovelace", of: .person)
    let reference = try PaymentReference("Rent", for: .gbp)

    #expect(try written(amount) == #"{"currency":"EUR","minorUnits":123450}"#)
    #expect(try written(rate) == #"{"decimal":"1.1993","source":"GBP","target":"EUR"}"#)
    #expect(try written(name) == #"{"kind":"person","text":"Ada Lovelace"}"#)
    #expect(try written(reference) == #"{"currency":"GBP","text":"Rent"}"#)
    #expect(try written(IBAN("gb29 nwbk 6016 1331 9268 19")) == #""GB29NWBK60161331926819""#)
  }

  @Test func `refuses to decode invalid values`() {
    #expect(throws: DecodingError.self) {
      try read(Amount.self, #"{"currency":"EUR","minorUnits":1000000000000000}"#)
    }
    #expect(throws: DecodingError.self) { try read(Amount.self, #"{"currency":"XAU","minorUnits":1}"#) }
    #expect(throws: DecodingError.self) { try read(Amount.self, #"{"currency":"EUR","minorUnits":1.5}"#) }
    #expect(throws: DecodingError.self) {
      try read(ExchangeRate.self, #"{"decimal":"0","source":"GBP","target":"EUR"}"#)
    }
    #expect(throws: DecodingError.self) { try read(RecipientName.self, #"{"kind":"person","text":"Ada"}"#) }
    #expect(throws: DecodingError.self) {
      try read(PaymentReference.self, #"{"currency":"SEK","text":"Rent for November"}"#)
    }
  }

  /// The JSON of a value that can be read back.
  private func written<Value: Codable & Equatable>(_ value: Value) throws -> String {
    let json = try encoder.encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: json) == value)
    return String(decoding: json, as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }
}
