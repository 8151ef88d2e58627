import CompositionRoot
import FlowHeadless
import Transfer

/// Returns a price in the form that every screen shows.
@MainActor @ScreenBuilder
func priceLines(_ price: PriceContent, _ moments: MomentFormat) -> [ScreenPart] {
  "\(price.source) → \(price.target)"
  price.rate
  "Fee \(price.fee), included"
  price.isExpired ? "This price has expired" : "Good until \(moments.text(of: price.expiry))"
}
