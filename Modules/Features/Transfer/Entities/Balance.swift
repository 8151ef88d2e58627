public import Money
public import Validation

/// What a sender has in one currency, which is never less than nothing.
public struct Balance: Hashable, Sendable {
  /// What can be spent.
  public let available: Amount

  /// Checks that it is not less than nothing.
  public init(available: Amount) throws(BalanceError) {
    guard available.minorUnits >= 0 else { throw .negative }
    self.available = available
  }
}

// MARK: - Codable

extension Balance: Codable {
  private enum CodingKeys: CodingKey {
    case available
  }

  /// Decodes a balance and checks it again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(available: container.decode(Amount.self, forKey: .available))
  }
}

/// Why there is no such balance.
public enum BalanceError: ReadableError {
  case negative

  /// The reason.
  public var sentence: String {
    switch self {
    case .negative: "A balance cannot be less than zero."
    }
  }
}
