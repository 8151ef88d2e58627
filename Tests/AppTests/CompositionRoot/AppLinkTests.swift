import Testing

@testable import App

struct AppLinkTests {
  @Test(arguments: ["appcore://profile", "APPCORE://profile", "appcore://%70rofile"])
  func `leads to the feature that declares it`(_ text: String) throws {
    #expect(try AppLink(text).entry == .profile)
  }

  @Test(
    arguments: [
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
