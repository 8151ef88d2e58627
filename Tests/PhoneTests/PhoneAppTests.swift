import Foundation
import HeadlessUI
import TestSupport
import Testing
import UIKitRows
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
      navigation: window.navigation, presenters: window.presenters,
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

  // Catches a window that stays empty where the data cannot be used.
  @Test func `where the app does not start, the window says why`() async throws {
    let file = folder.url.appending(path: "app.sqlite")
    try Data("This is no database, though it is long enough to be taken for one.".utf8).write(to: file)
    let device = StandInDevice()

    let app = await PhoneApp.launch(in: device.window, dataAt: file)

    #expect(app == nil)
    let screen = try #require((device.window.rootViewController as? UINavigationController)?.topViewController)
    #expect(screen.title == "The app does not start")
    let row = try #require((screen as? RowsViewController)?.list.views.first as? TextRowView)
    #expect(row.label.text == "The file is not a data file of this app. It was left as it is.")
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
