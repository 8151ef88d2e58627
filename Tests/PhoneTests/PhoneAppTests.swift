import Foundation
import HeadlessUI
import TestSupport
import Testing
import UIKitStandIn

@testable import Phone

/// The app as an iOS app launches it: with the system's clock, and its data in files.
@MainActor
struct PhoneAppTests {
  private let folder: TemporaryFolder
  private let window = PhoneWindow(StandInVariants())

  init() throws {
    folder = try TemporaryFolder()
  }

  private func launch() async throws -> PhoneApp {
    let app = try await PhoneApp(
      in: window.device.window, navigation: window.navigation, presenters: window.presenters,
      dataAt: folder.url.appending(path: "app.sqlite"))
    await settle(app)
    return app
  }

  private func settle(_ app: PhoneApp) async { await PhoneDriver(window: window, idle: app.idle).settle() }

  @Test func `a person who is new is asked to open an account`() async throws {
    let app = try await launch()

    let screen = try #require(window.snapshot)
    #expect(screen.stack.description == "Home")
    #expect(screen.actions.contains { $0.label == "Open an account" })
    #expect(window.refusals == [])
    withExtendedLifetime(app) {}
  }

  @Test func `a deep link leads where it says, and the next launch is there again`() async throws {
    let app = try await launch()
    app.open(try #require(URL(string: "appcore://profile")))
    await settle(app)
    #expect(window.snapshot?.stack.description == "Home / Personal details")
    try window.perform(.fill("First name", with: "Ada"))
    await settle(app)

    let second = PhoneAppTests(in: folder)
    let again = try await second.launch()

    #expect(second.window.snapshot?.stack.description == "Home / Personal details")
    #expect(second.window.snapshot?.fields.first?.value == "Ada")
    withExtendedLifetime((app, again)) {}
  }

  // Catches a screen that is left alone with what was true when the person last looked.
  @Test func `home is loaded again when the app becomes active`() async throws {
    let app = try await launch()
    let before = try #require(window.snapshot).lines
    let second = PhoneAppTests(in: folder)
    let other = try await second.launch()
    other.open(try #require(URL(string: "appcore://profile")))
    await second.settle(other)

    app.didBecomeActive()
    await settle(app)

    #expect(window.snapshot?.lines.count == before.count + 1)
    #expect(window.snapshot?.lines.contains { $0.hasPrefix("Another program has changed") } == true)
    withExtendedLifetime((app, other)) {}
  }

  private init(in folder: TemporaryFolder) {
    self.folder = folder
  }
}
