import FlowKit
import FlowScreens
import Transfer

/// Until when a price is good: a row that a toolkit draws in its own way.
public struct PriceExpiry: Sendable {
  /// The name of the row for a toolkit.
  public static let rowName = "price expiry"

  public let isExpired: Bool
}

extension PriceExpiry {
  /// Returns the row; a toolkit without a view of its own for it shows its label and value.
  @MainActor
  static func row(of price: PriceContent, _ moments: MomentFormat) -> CustomRow {
    CustomRow(
      rowName, label: "Price",
      value: price.isExpired ? "This price has expired" : "Good until \(moments.text(of: price.expiry))",
      content: PriceExpiry(isExpired: price.isExpired))
  }
}
