extension Currency {
  /// Every currency of ISO 4217, by code.
  public static let all = ResourceTable<Row>.rows(in: PackageResources.iso4217_json).map {
    Currency($0.code, $0.numeric, $0.name, digits: $0.minorUnits)
  }

  static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// A row of ISO 4217, list one.
  private struct Row: Decodable {
    let code: String
    let numeric: String
    let name: String
    let minorUnits: Int?
  }
}

// MARK: - Names for those that code names

extension Currency {
  /// The Australian dollar.
  public static let aud = Currency("AUD", "036", "Australian Dollar", digits: 2)
  /// The euro.
  public static let eur = Currency("EUR", "978", "Euro", digits: 2)
  /// The pound sterling.
  public static let gbp = Currency("GBP", "826", "Pound Sterling", digits: 2)
  /// The Indian rupee.
  public static let inr = Currency("INR", "356", "Indian Rupee", digits: 2)
  /// The yen, which has no minor unit.
  public static let jpy = Currency("JPY", "392", "Yen", digits: 0)
  /// The Swedish krona.
  public static let sek = Currency("SEK", "752", "Swedish Krona", digits: 2)
  /// The US dollar.
  public static let usd = Currency("USD", "840", "US Dollar", digits: 2)
}
