import FlowHeadless
import FlowKit
import FlowTesting
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// The app with a damaged account record.
@MainActor
@Suite(.bothWays)
struct RootFlowAccountTests {
  /// Catches a second account, and money that is sent for an unknown person.
  @Test(arguments: [Place.onboarding, .transfer(.new)])
  func `starts nothing that requires an account, and shows why`(_ entry: Place) async throws {
    let app = try await RootFlowTest(isAccountDamaged: true)

    app.root?.enter(entry)
    await app.settle()

    #expect(app.alert?.title == "Your account is not known")
    #expect(app.features.starts == [])
    #expect(try await app.openEntry == nil)
  }

  @Test func `a receipt is not opened either`() async throws {
    let app = try await RootFlowTest(isAccountDamaged: true)
    let transfer = try await app.bank.sendHundredPounds(as: .first)

    app.root?.didAskToOpen(transfer)
    await app.settle()

    #expect(app.alert?.title == "Your account is not known")
    #expect(app.features.starts == [])
  }

  @Test func `starts a feature that needs no account as usual`() async throws {
    let app = try await RootFlowTest(isAccountDamaged: true)

    app.root?.didAskToAddProfile()
    await app.settle()

    #expect(app.features.starts == [.profile])
  }

  /// Catches a link that leads to the onboarding, or that waits for it in vain.
  @Test func `a link that needs an account is refused with the reason, and is not pending`() async throws {
    let app = try await RootFlowTest(isAccountDamaged: true)

    app.root?.open("appcore://transfer/new")
    await app.settle()

    #expect(app.alert?.title == "Your account is not known")
    #expect(app.features.starts == [])
    #expect(try await app.pendingEntry == nil)
  }
}
