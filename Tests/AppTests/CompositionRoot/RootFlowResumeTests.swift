import FlowFaults
import FlowHeadless
import FlowKit
import FlowScreens
import FlowTesting
import Money
import Onboarding
import SandboxBank
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// Restoring the app after a kill.
@MainActor
@Suite(.bothWays)
struct RootFlowResumeTests {
  @Test(arguments: [
    (Place.profile, StubFeatures.Start.profile, "Home / profile"),
    (.profileInSettings, .profile, "Home > Settings > profile"), (.business, .business, "Home / business"),
    (.businessInSettings, .business, "Home > Settings > business"), (.businessByLink, .business, "Home / business"),
    (.transfer(.fromBalance(.gbp)), .transfer(.draft), "Home / transfer"),
    (.onboarding, .onboarding, "Home // onboarding"),
  ])
  func `restores the feature that was running when the app was killed, and a transfer from its draft`(
    entry: Place, start: StubFeatures.Start, path: String
  ) async throws {
    let app = try await RootFlowTest(for: entry, in: entry)

    #expect(app.features.starts == [start])
    #expect(app.path == path)
  }

  /// Catches a home that is loaded a second time at each launch, though no transfer was pending.
  @Test func `a launch without pending transfers loads home once`() async throws {
    let app = try await RootFlowTest(
      as: .ada(as: .personal(.ada)), fault: "bank next 3 balances take 1 seconds")

    #expect(app.bank.faults.pendingCount == 2)
  }

  @Test func `ends a restored feature as usual`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new), in: .transfer(.new))

    app.features.cancel()
    await app.settle()

    #expect(app.path == "Home")
    #expect(try await app.openEntry == nil)
  }

  @Test func `opens a pending link after the restored feature`() async throws {
    let app = try await RootFlowTest(in: .profile, waiting: .businessByLink)
    let before = app.features.starts

    app.features.cancel()
    await app.settle()

    #expect(before == [.profile])
    #expect(app.features.starts == [.profile, .business])
  }

  /// Catches a person who has an account, and is asked to open another.
  @Test func `completes an onboarding whose user is stored, and opens the pending link`() async throws {
    let app = try await RootFlowTest(as: .ada(as: .personal(.ada)), in: .onboarding, waiting: .transfer(.new))

    #expect(app.features.starts == [.transfer(.new)])
    #expect(try await app.pendingEntry == nil)
  }

  @Test func `resumes any other entry if the person has an account`() async throws {
    let app = try await RootFlowTest(as: .ada(as: .personal(.ada)), in: .profile)

    #expect(app.features.starts == [.profile])
  }

  /// Catches a link that was said to wait, and is gone after a kill: a feature was running without an entry, or the app was
  /// killed before the onboarding began.
  @Test func `a pending link that needs an account leads to the onboarding`() async throws {
    let app = try await RootFlowTest(waiting: .transfer(.new))

    #expect(app.features.starts == [.onboarding])
    #expect(try await app.pendingEntry == .transfer(.new))
  }
}
