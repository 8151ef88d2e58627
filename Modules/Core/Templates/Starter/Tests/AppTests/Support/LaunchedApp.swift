import FlowHeadless
import FlowKit
import FlowProgram
import FlowStorage
import FlowTesting
import Foundation

@testable import App
@testable import CompositionRoot

/// The app, by a name that tests of features keep in every app.
typealias TestedApp = StarterApp

/// The app in a window, which a test can launch repeatedly.
@MainActor
final class LaunchedApp {
  let test = FlowTest<FlowOutcome<Never>>()
  /// The flow under test, until its test ends it.
  private(set) weak var root: RootFlow?

  var window: TestWindow { test.window }

  init(on database: SQLiteDatabase) async throws {
    let flow = try await Composition.forTests(on: database).makeRootFlow(test.window.pushing)
    root = flow
    test.start(flow)
    await test.flows.idle()
  }

  /// Waits until the app is idle.
  func settle() async { await test.flows.idle() }

  /// The texts at home, from top to bottom.
  var homeLines: [String] { (window.viewControllers.first as? HeadlessViewController)?.lines ?? [] }

  /// The names of the visible screens, bottom first.
  var screens: [String] { window.viewControllers.compactMap { ($0 as? HeadlessViewController)?.screenName } }
}

extension Composition {
  /// Makes the app on a test's database.
  static func forTests(on database: SQLiteDatabase) async throws -> Composition {
    let identifiers = DeviceIdentifiers(counting: true)
    return try await Composition(
      of: AppServices(
        database: database, now: { DeviceClock.journeyStart }, calendar: Calendar(identifier: .gregorian),
        makeUUID: { identifiers.next() }, toolkit: HeadlessToolkit()))
  }
}
