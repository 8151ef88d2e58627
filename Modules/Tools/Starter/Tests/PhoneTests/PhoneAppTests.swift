import Foundation
import HeadlessUI
import TestSupport
import Testing
import UIKitStandIn

@testable import Phone

/// The app as launched by an iOS app, with a database file.
@MainActor
struct PhoneAppTests {
  private let window = PhoneWindow(StandInVariants())

  @Test func `a deep link leads where it says`() async throws {
    let folder = try TemporaryFolder()
    let app = try await PhoneApp(
      navigation: window.navigation, presenters: window.presenters, dataAt: folder.url.appending(path: "app.sqlite"))
    await settle(app)
    #expect(window.snapshot?.stack.description == "Home")

    app.open(try #require(URL(string: "starter://welcome")))
    await settle(app)

    #expect(window.snapshot?.stack.description == "Home / Name")
    #expect(window.refusals == [])
  }

  private func settle(_ app: PhoneApp) async { await PhoneDriver(window: window, idle: app.idle).settle() }
}
