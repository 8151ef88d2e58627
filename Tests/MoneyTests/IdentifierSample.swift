import FlowValues
import Foundation
import Money
import Testing

/// An identifier of one kind, to try texts on without naming the kind.
struct IdentifierSample: CustomTestStringConvertible, Sendable {
  let valid: String
  let testDescription: String
  let accepts: @Sendable (String) -> Bool
  let decodes: @Sendable (String) throws -> Bool

  static let all = [
    of(Currency.self, "KRW"), of(Country.self, "KR"), of(IBAN.self, "MT84MALT011000012345MTLCAST001S"),
    of(BIC.self, "DEUTDEFF500"), of(RoutingNumber.self, "021000021"), of(USAccountNumber.self, "12345678"),
    of(SortCode.self, "12-34-56"), of(UKAccountNumber.self, "12345678"), of(BSB.self, "062000"),
    of(AUAccountNumber.self, "12345678"), of(IFSC.self, "SBIN0ABCDE1"),
    of(INAccountNumber.self, "123456789012"),
  ]

  /// Those that a person types; a country and a currency are chosen.
  static let typed = Array(all.dropFirst(2))

  private static func of<Value: ValidatedText>(_ type: Value.Type, _ valid: String) -> IdentifierSample {
    IdentifierSample(
      valid: valid,
      testDescription: "\(type)",
      accepts: { (try? Value($0)) != nil },
      decodes: { text in
        let json = try JSONEncoder().encode([text])
        guard let value = try? JSONDecoder().decode([Value].self, from: json) else { return false }
        return try JSONDecoder().decode([Value].self, from: JSONEncoder().encode(value)) == value
      })
  }
}
