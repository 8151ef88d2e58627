import FlowStorage
import Money
import Testing
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowShell

/// The links of each feature.
@MainActor
struct LinksTests {
  @Test func `each feature has its links`() async throws {
    let app = try await RootFlowTest()

    #expect(try app.place(of: "appcore://profile") == .profile)
    #expect(try app.place(of: "appcore://profile/?a=b#c") == .profile)
    #expect(try app.place(of: "appcore://onboarding") == .onboarding)
    #expect(try app.place(of: "appcore://business/new") == .businessByLink)
    #expect(try app.place(of: "appcore://transfer/transfer-7") == .receipt(.init("transfer-7")))
    #expect(
      try app.place(of: "appcore://transfer/new?source=GBP&target=EUR")
        == .transfer(.prefilled(source: .gbp, target: .eur, amount: nil)))
  }

  /// Catches a parser that ends a value at a second question mark.
  @Test func `shows the error of a transfer link`() async throws {
    let app = try await RootFlowTest()

    #expect(throws: AppLinkError.refused(TransferLinkError.currency("GBP?x").sentence)) {
      try app.place(of: "appcore://transfer/new?source=GBP?x")
    }
  }

  // Catches a way to sign in to an app without a service for it.
  @Test(arguments: [
    "appcore://!", "appcore://business", "appcore://profile/7", "appcore://nowhere",
    "appcore://Profile", "appcore://", "appcore://sign-in",
  ])
  func `refuses a link that no feature accepts`(_ link: String) async throws {
    let app = try await RootFlowTest()

    #expect(throws: AppLinkError.unknown) { try app.place(of: link) }
  }
}

extension RootFlowTest {
  fileprivate func place(of link: String) throws -> Place? {
    try root.flatMap { Place(try StoredEntry(try $0.shell.entry(for: AppLink(link, scheme: "appcore")))) }
  }
}
