public import FlowKit
public import Money

/// A sender's balance in one currency, which is never negative.
public struct Balance: Hashable, Sendable {
  public let available: Amount

  /// Creates a balance, if it is not negative.
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

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(available: container.decode(Amount.self, forKey: .available))
  }
}

/// The reason why there is no such balance.
public enum BalanceError: ReadableError {
  case negative

  public var sentence: LocalizedText {
    switch self {
    case .negative: LocalizedText(forDevelopers: "A balance cannot be less than zero.")
    }
  }
}
