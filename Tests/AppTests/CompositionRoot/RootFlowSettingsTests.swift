import FlowHeadless
import FlowKit
import FlowTesting
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot

/// A feature above the settings is restored above them.
@MainActor
@Suite(.bothWays)
struct RootFlowSettingsTests {
  @Test(arguments: [
    (Place.profile, "Home > Settings / profile"), (.profileInSettings, "Home > Settings > profile"),
    (.transfer(.new), "Home > Settings / transfer"),
  ])
  func `the app continues above the settings`(entry: Place, path: String) async throws {
    let app = try await RootFlowTest(for: entry, in: entry, aboveSettings: true)

    #expect(app.path == path)
  }

  @Test func `a link that opens while the settings are on the screen is above them`() async throws {
    let app = try await RootFlowTest()
    app.root?.didAskForSettings()
    app.root?.open("appcore://profile")
    await app.settle()

    #expect(app.path == "Home > Settings / profile")
    #expect(try await app.openSettings == true)
  }

  /// Catches settings below the link that the person has swiped away.
  @Test(arguments: [(true, "Home / profile"), (false, "Home > Settings / profile")])
  func `a link that opens during a swipe is shown above the screens that remain after it`(
    isFinished: Bool, path: String
  ) async throws {
    let app = try await RootFlowTest()
    app.root?.didAskForSettings()
    await app.settle()
    app.window.beginSwipeBack()
    app.root?.open("appcore://profile")

    app.window.endSwipeBack(cancelled: !isFinished)
    await app.settle()

    #expect(app.path == path)
    #expect(try await app.openSettings == (isFinished ? nil : true))
  }

  @Test func `does not restore settings that the person has left`() async throws {
    let app = try await RootFlowTest()
    app.root?.didAskForSettings()
    await app.settle()

    app.window.goBack()
    await app.settle()

    #expect(app.path == "Home")
    #expect(try await app.openSettings == nil)
  }

  /// Catches settings that a later launch shows below a feature that was begun at home.
  @Test func `starts at home after a kill in the settings`() async throws {
    let app = try await RootFlowTest(aboveSettings: true)

    #expect(app.path == "Home")
    #expect(try await app.openSettings == nil)
  }
}
