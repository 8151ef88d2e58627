import Money

/// An amount: `{"currency":"GBP","value":"100.00"}`.
///
/// The value is a text, since many readers of JSON take a number for a binary fraction. It has the decimals of ISO 4217.
struct AmountBody: Codable {
  let currency: String
  let value: String

  init(_ amount: Amount) {
    currency = amount.currency.code
    let count = amount.currency.minorUnitDigits ?? 0
    let digits = String(amount.minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    let fraction = count == 0 ? "" : ".\(padded.suffix(count))"
    value = (amount.minorUnits < 0 ? "-" : "") + padded.dropLast(count) + fraction
  }

  /// Reads an amount; fewer decimals than the currency has are those without zeros at the end.
  func amount() throws -> Amount {
    let currency = try Currency(currency)
    let isNegative = value.hasPrefix("-")
    let parts = value.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let count = currency.minorUnitDigits ?? 0
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      fraction.utf8.count <= count, parts[0] == "0" || !parts[0].hasPrefix("0"),
      let units = Int64(parts[0] + fraction + String(repeating: "0", count: count - fraction.utf8.count))
    else { throw BankRequestError.malformed }
    return try Amount(minorUnits: isNegative ? -units : units, currency: currency)
  }
}

/// The list of balances.
struct BalancesBody: Codable {
  let balances: [AmountBody]
}

/// The list of currencies in which money can be paid out.
struct CurrenciesBody: Codable {
  let currencies: [String]
}

/// The fields that an account in a currency must have.
struct RequirementsBody: Codable {
  let currency: String
  /// The names of the account's members, besides its scheme.
  let fields: [String]
}
