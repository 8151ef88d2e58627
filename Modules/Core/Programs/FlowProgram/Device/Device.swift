public import FlowHeadless
public import FlowKit
public import FlowStorage
import Foundation

/// A simulated device with a clock, a disk and one app; the world around it continues when the app ends.
@MainActor
public final class Device {
  private let storage: DeviceStorage
  private let clock: DeviceClock
  /// The world around the app.
  public let world: any DeviceWorld
  private let makeWindow: DeviceWindow.Factory
  private let onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?
  private let waitForRest: (@MainActor () async -> Void)?
  private var app: RunningApp?
  private var formerDefects: [String] = []

  /// Creates a device; the app is not running yet.
  /// - Parameters:
  ///   - storage: The storage of the app's data.
  ///   - clock: The device's clock, which the world uses, too.
  ///   - world: The world around the app.
  ///   - makeWindow: Makes the window for each launch of the app.
  ///   - onFlowEvent: Called with each event of a flow.
  ///   - waitForRest: Waits until nothing happens in the app by itself; if nil, the device waits until its flows are idle.
  public init(
    dataIn storage: DeviceStorage, clock: DeviceClock, world: any DeviceWorld,
    makeWindow: @escaping DeviceWindow.Factory = DeviceWindow.headless,
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil, waitForRest: (@MainActor () async -> Void)? = nil
  ) {
    self.storage = storage
    self.waitForRest = waitForRest
    self.clock = clock
    self.world = world
    self.makeWindow = makeWindow
    self.onFlowEvent = onFlowEvent
  }

  /// The defects of the app on this device, as sentences.
  public var defects: [String] { formerDefects + (app?.flowObserver.defects ?? []) }

  /// The app's flows; nil while the app is not running.
  public var flows: FlowController? { app?.flows }

  /// The app's database; nil while the app is not running.
  public var database: SQLiteDatabase? { app?.database }

  /// Launches the app.
  /// - Throws: `DatabaseError` if its data cannot be used, or the reason why the world does not launch it.
  public func launch() async throws {
    if case .file(let file) = storage { try await world.willLaunch(dataAt: file) }
    let database = try await world.schema.open(storage.location, on: storage.host)
    let makeRoot = try await world.launch(with: database) { [weak self] in await self?.kill() }
    app = await RunningApp(
      with: database, makeRoot: makeRoot, makeWindow: makeWindow, onFlowEvent: onFlowEvent, waitForRest: waitForRest)
  }

  /// Ends the app properly, if it is running.
  public func quit() async {
    await app?.quit()
    discardApp()
  }

  private func launchOrRecordDefect() async {
    do {
      try await launch()
    } catch {
      formerDefects.append("The app does not start: \((error as? DatabaseError)?.sentence ?? "\(error)")")
    }
  }

  private func discardApp() {
    formerDefects = defects
    app = nil
  }
}

// MARK: - JourneyHost

extension Device: JourneyHost {
  /// The driver of the app's window; nil while the app is not running.
  public var driver: (any PersonDriver)? { app?.driver }

  /// The result of the last flow.
  public var lastResult: String? { app?.flowObserver.lastResult }

  /// Opens a link; launches the app first if it is not running.
  public func open(_ link: String) async {
    if app == nil { await launchOrRecordDefect() }
    app?.open(link)
  }

  /// Advances the clock, and informs the world and a screen that depends on it.
  public func advanceClock(by duration: Duration) async {
    clock.advance(by: duration)
    app?.driver.window.clockDidAdvance()
    await world.timeDidPass { await open($0) }
  }

  /// Ends the app properly, if it is running, and launches it again.
  public func relaunch() async {
    await quit()
    await launchOrRecordDefect()
  }

  /// Ends the process without warning.
  public func kill() async {
    world.didKill()
    let killed = app
    discardApp()
    await killed?.kill()
  }

  /// Performs a journey's phrase for the world around the app.
  public func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    try await world.perform(phrase, texts)
  }
}
