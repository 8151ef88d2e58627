import Money
import Testing

struct CurrencyTests {
  @Test func `carries all of ISO 4217`() {
    #expect(Currency.all.count == 178)
  }
}
