import HeadlessUI
import Transfer

/// A price, as every screen shows it.
@MainActor @ScreenBuilder
func priceLines(_ price: PriceContent) -> [ScreenPart] {
  "\(price.source) → \(price.target)"
  price.rate
  "Fee \(price.fee), included"
  price.isExpired ? "This price has expired" : "Good until \(price.expiry)"
}
