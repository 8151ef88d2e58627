import CompositionRoot
import HeadlessUI
import Transfer

/// A price, as every screen shows it.
@MainActor @ScreenBuilder
func priceLines(_ price: PriceContent, _ moments: MomentFormat) -> [ScreenPart] {
  "\(price.source) → \(price.target)"
  price.rate
  "Fee \(price.fee), included"
  price.isExpired ? "This price has expired" : "Good until \(moments.text(of: price.expiry))"
}
