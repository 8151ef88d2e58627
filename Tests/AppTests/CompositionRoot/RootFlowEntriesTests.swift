import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowTesting
import Money
import Onboarding
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// Entering features, and returning home.
@MainActor
@Suite(.bothWays)
struct RootFlowEntriesTests {
  /// Catches a feature that stays on the screen, or that is opened again at the next launch.
  @Test(arguments: [
    (Place.profile, "Home / profile", "Home"),
    (.profileInSettings, "Home > Settings > profile", "Home > Settings"),
    (.businessInSettings, "Home > Settings > business", "Home > Settings"),
    (.business, "Home / business", "Home"), (.businessByLink, "Home / business", "Home"),
    (.transfer(.new), "Home / transfer", "Home"), (.onboarding, "Home // onboarding", "Home"),
  ])
  func `each entry is presented in its place, kept while its feature runs, and ends where it began`(
    entry: Place, path: String, end: String
  ) async throws {
    let app = try await RootFlowTest(for: entry)

    app.root?.enter(entry)
    await app.settle()
    let during = (path: app.path, kept: try await app.openEntry)
    app.features.cancel()
    await app.settle()

    #expect(during.path == path)
    #expect(during.kept == entry)
    #expect(app.path == end)
    #expect(try await app.openEntry == nil)
  }

  // Catches a tap that starts a feature for which the person has no account.
  @Test func `a tap without the account leads to it first, and continues with the tapped value`() async throws {
    let app = try await RootFlowTest()

    app.root?.didAskToSend(from: .gbp)
    await app.settle()
    let pending = try await app.pendingEntry
    app.features.onboarding?.finish(.completed(try .ada(as: .personal(.ada))))
    await app.settle()

    #expect(pending == .transfer(.fromBalance(.gbp)))
    #expect(app.features.starts == [.onboarding, .transfer(.fromBalance(.gbp))])
  }

  @Test func `each tap starts its feature with the tapped value`() async throws {
    let app = try await RootFlowTest(for: .transfer(.new))
    let transfer = try await app.bank.sendHundredPounds(as: .first)
    let taps: [@MainActor (RootFlow?) -> Void] = [
      { $0?.didAskToAddProfile() }, { $0?.didAskToSend(from: nil) },
      { $0?.didAskToSend(from: .gbp) }, { $0?.didAskToRepeat(transfer) }, { $0?.didAskToOpen(transfer) },
      { $0?.didChoose(AppRow("A row", to: Place.business.entry)) },
      { $0?.didChoose(AppRow("A row", to: Place.profileInSettings.entry)) },
      { $0?.didChoose(AppRow("A row", to: Place.businessInSettings.entry)) },
    ]

    for tap in taps {
      tap(app.root)
      await app.settle()
      app.features.cancel()
      await app.settle()
    }

    #expect(
      app.features.starts == [
        .profile, .transfer(.new), .transfer(.fromBalance(.gbp)), .transfer(.repeating(transfer)),
        .receipt(transfer.id), .business, .profile, .business,
      ])
  }

  @Test func `ignores a second tap while a feature is running`() async throws {
    let app = try await RootFlowTest()

    app.root?.didAskToAddProfile()
    app.root?.didAskToSend(from: nil)
    await app.settle()

    #expect(app.features.starts == [.profile])
    #expect(try await app.openEntry == .profile)
  }

  @Test func `the settings are shown once, and again when the person has left them`() async throws {
    let app = try await RootFlowTest()

    app.root?.didAskForSettings()
    app.root?.didAskForSettings()
    let twice = app.path
    app.window.goBack()
    let left = app.path
    app.root?.didAskForSettings()

    #expect(twice == "Home > Settings")
    #expect(left == "Home")
    #expect(app.path == "Home > Settings")
  }

  @Test func `shows home at once`() async throws {
    let app = try await RootFlowTest()

    let home = try #require(app.window.viewControllers.first)

    #expect(app.window.transitions == [.pushed(ObjectIdentifier(home), animated: false)])
  }
}
