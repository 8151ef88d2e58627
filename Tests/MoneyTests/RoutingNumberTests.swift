import Money
import Testing

struct RoutingNumberTests {
  @Test(arguments: [
    "026009593", "021000021", "111000025", "322271627", "000000123", "120000126", "210000120",
    "320000120", "610000128", "720000128", "800000129",
  ])
  func `accepts every range of the Federal Reserve`(text: String) throws {
    #expect(try RoutingNumber(text).text == text)
  }

  // The check digits of all of these are right.
  @Test(arguments: [
    "000000000", "130000129", "200000127", "330000123", "600000125", "730000121", "790000129",
    "810000122", "990000123",
  ])
  func `refuses ranges that the Federal Reserve does not assign`(text: String) {
    #expect(throws: RoutingNumberError.unassigned) { try RoutingNumber(text) }
  }

  @Test func `refuses every other digit`() {
    let number = "021000021"

    let accepted = number.indices.flatMap { place in
      "0123456789".map { number.replacing($0, at: place) }
    }.filter { (try? RoutingNumber($0)) != nil }

    #expect(Set(accepted) == [number])
  }

  @Test(arguments: [
    ("", RoutingNumberError.empty), ("0210 0021", .unexpectedCharacter(" ")),
    ("02100002", .wrongLength), ("0210000210", .wrongLength), ("021000020", .wrongCheckDigit),
  ])
  func `refuses an invalid number with the reason`(text: String, reason: RoutingNumberError) {
    #expect(throws: reason) { try RoutingNumber(text) }
  }
}
