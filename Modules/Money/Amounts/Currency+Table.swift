extension Currency {
  /// Every currency of ISO 4217, by code.
  public static let all = ResourceTable.rows(in: ResourceTable.iso4217) { cells in
    cells.count == 4 ? Currency(cells[0], cells[1], cells[2], digits: Int(cells[3])) : nil
  }

  static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}

// MARK: - Names for those that code names

extension Currency {
  public static let aud = Currency("AUD", "036", "Australian Dollar", digits: 2)
  public static let eur = Currency("EUR", "978", "Euro", digits: 2)
  public static let gbp = Currency("GBP", "826", "Pound Sterling", digits: 2)
  public static let inr = Currency("INR", "356", "Indian Rupee", digits: 2)
  public static let jpy = Currency("JPY", "392", "Yen", digits: 0)
  public static let sek = Currency("SEK", "752", "Swedish Krona", digits: 2)
  public static let usd = Currency("USD", "840", "US Dollar", digits: 2)
}
