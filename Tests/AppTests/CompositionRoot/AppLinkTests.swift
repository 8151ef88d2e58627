import Money
import Testing
import Transfer

@testable import App

struct AppLinkTests {
  @Test(arguments: ["appcore://profile", "APPCORE://profile", "appcore://%70rofile"])
  func `leads to the feature that declares it`(_ text: String) throws {
    #expect(try AppLink(text).entry == .profile)
  }

  @Test func `each feature has its links`() throws {
    #expect(try AppLink("appcore://onboarding").entry == .onboarding)
    #expect(try AppLink("appcore://feedback").entry == .feedback)
    #expect(try AppLink("appcore://business/new").entry == .businessByLink)
    #expect(try AppLink("appcore://transfer/transfer-7").entry == .receipt(.init("transfer-7")))
    #expect(
      try AppLink("appcore://transfer/new?source=GBP&target=EUR").entry
        == .transfer(.prefilled(source: .gbp, target: .eur, amount: nil)))
  }

  /// Catches a value of which only the half before a second question mark is read.
  @Test func `what is wrong with the link of a transfer is said`() {
    #expect(throws: AppLinkError.wrongTransfer(.currency("GBP?x"))) {
      try AppLink("appcore://transfer/new?source=GBP?x")
    }
  }

  @Test func `may have 2048 characters, and no more`() throws {
    let longest = "appcore://" + String(repeating: "a", count: 2038)

    #expect(throws: AppLinkError.unknown) { try AppLink(longest) }
    #expect(throws: AppLinkError.malformed) { try AppLink(longest + "a") }
  }

  @Test(
    arguments: [
      ("appcore://!", .unknown), ("appcore://~", .unknown), ("appcore://\u{7F}", .malformed),
      ("appcore://business/new?a=b", .unknown), ("appcore://business", .unknown), ("appcore://profile/7", .unknown),
      ("appcore://profile?a==b", .malformed), ("appcore://profile?=a=b", .malformed),
      ("appcore://profile?a=b&", .malformed), ("appcore://profile?a=b&&c=d", .malformed),
      ("", .foreign), ("profile", .foreign), ("https://appcore/profile", .foreign), ("appcore:/profile", .foreign),
      ("appcore://nowhere", .unknown), ("appcore://Profile", .unknown), ("appcore://profile?a=b", .unknown),
      ("appcore://", .malformed), ("appcore://profile/", .malformed), ("appcore:///profile", .malformed),
      ("appcore://profile?", .malformed), ("appcore://profile?a", .malformed), ("appcore://profile?a=", .malformed),
      ("appcore://profile?a=b=c", .malformed), ("appcore://profile?a=1&a=2", .malformed),
      ("appcore://profile#a", .malformed), ("appcore://pro file", .malformed), ("appcore://pröfile", .malformed),
      ("appcore://%zz", .malformed), ("appcore://%ff", .malformed), ("appcore://profile\n", .malformed),
      ("appcore://" + String(repeating: "a", count: 3000), .malformed),
    ] as [(String, AppLinkError)])
  func `is refused, and says why`(_ text: String, _ error: AppLinkError) {
    #expect(throws: error) { try AppLink(text) }
  }
}
