public import Database
import Documents
public import FlowKit
public import Foundation
public import HeadlessUI

/// The device in the person's hand: it has a clock and a disk, and the app runs on it or not; the world around it goes on
/// whatever becomes of the app.
@MainActor
public final class Device {
  private let file: URL
  private let clock: DeviceClock
  /// What is around the app.
  public let world: any DeviceWorld
  private let tell: (@MainActor (FlowNews) -> Void)?
  private var app: RunningApp?
  private var formerDefects: [String] = []

  /// A device on which the app is not running yet.
  /// - Parameters:
  ///   - file: Where the app keeps its data.
  ///   - clock: The device's clock, which the world goes by, too.
  ///   - world: What is around the app.
  ///   - tell: Hears of everything that happens to a flow.
  public init(
    dataAt file: URL, clock: DeviceClock, world: any DeviceWorld,
    tell: (@MainActor (FlowNews) -> Void)? = nil
  ) {
    self.file = file
    self.clock = clock
    self.world = world
    self.tell = tell
  }

  /// What the app did that it must not do, since the device was made.
  public var defects: [String] { formerDefects + (app?.watch.defects ?? []) }

  /// The app's data, while it runs.
  public var database: SQLiteDatabase? { app?.database }

  /// The root of the app's flows, while it runs.
  public var flows: FlowController? { app?.flows }

  /// Starts the app.
  /// - Throws: `DatabaseError` when its data cannot be used, or why the world does not launch it.
  public func launch() async throws {
    try await world.willLaunch(dataAt: file)
    let database = try await world.schema.open(.file(file))
    let makeRoot = try await world.launch(with: database) { [weak self] in await self?.kill() }
    app = await RunningApp(with: database, makeRoot: makeRoot, tell: tell)
  }

  /// Leaves the app in good order, if it runs.
  public func leave() async {
    await app?.leave()
    putAway()
  }

  private func launchAgain() async {
    do {
      try await launch()
    } catch {
      formerDefects.append("The app does not start: \((error as? DatabaseError)?.sentence ?? "\(error)")")
    }
  }

  private func putAway() {
    formerDefects = defects
    app = nil
  }
}

// MARK: - JourneyHost

extension Device: JourneyHost {
  /// What the person does to the app, while it runs.
  public var driver: HeadlessDriver? { app?.driver }

  /// What the last flow ended with.
  public var lastResult: String? { app?.watch.lastResult }

  /// A link starts the app where it is not running.
  public func open(_ link: String) async {
    if app == nil { await launchAgain() }
    app?.open(link)
  }

  /// The clock is moved on, and a screen that depends on it sees that.
  public func advanceClock(by duration: Duration) async {
    clock.advance(by: duration)
    (app?.driver.window.topViewController as? any TimeAware)?.didSeeTimePass()
  }

  /// The app is left in good order, and started again.
  public func relaunch() async {
    await leave()
    await launchAgain()
  }

  /// The process is gone without a goodbye.
  public func kill() async {
    world.didKill()
    let killed = app
    putAway()
    await killed?.kill()
  }

  /// Does what a journey asks of the world around the app.
  public func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    try await world.perform(phrase, texts)
  }
}
