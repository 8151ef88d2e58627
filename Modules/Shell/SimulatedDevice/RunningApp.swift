public import AppShell
public import Database
public import FlowKit
public import HeadlessUI

/// The app from a launch until it is left or killed.
@MainActor
public final class RunningApp {
  /// What the person does to it.
  public let driver: any PersonDriver
  /// What its flows did.
  public let watch: FlowWatch
  /// Its data.
  public let database: SQLiteDatabase

  /// Its flows.
  public let flows: FlowController
  private weak var root: (any AppRootFlow)?

  /// Launches the app.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - makeRoot: Makes its root flow.
  ///   - makeWindow: Makes the window that the flow is shown in.
  ///   - tell: Hears of everything that happens to a flow.
  ///   - rest: Returns when the app can go on no further by itself; without it, when its flows are idle.
  public init(
    with database: SQLiteDatabase, makeRoot: RootFlowFactory,
    makeWindow: DeviceWindow.Factory = DeviceWindow.headless, tell: (@MainActor (FlowNews) -> Void)?,
    rest: (@MainActor () async -> Void)? = nil
  ) async {
    self.database = database
    let watch = FlowWatch(tell: tell)
    let flows = FlowController(observer: watch)
    self.watch = watch
    self.flows = flows
    let window = makeWindow { if let rest { await rest() } else { await flows.idle() } }
    driver = window.driver

    let flow = makeRoot(window.presentation)
    Self.start(flow, in: flows)
    root = flow
    await database.observeFailures { [weak flow] error in
      Task { @MainActor in flow?.shell.didFailToWrite(error) }
    }
    await driver.settle()
  }

  private static func start(_ flow: some AppRootFlow, in flows: FlowController) { flows.start(flow) }

  /// Somebody has opened a link on the device.
  public func open(_ link: String) {
    root?.shell.open(link)
  }

  /// The app is left in good order.
  public func leave() async {
    flows.terminate()
    await driver.settle()
    await database.close()
  }

  /// The process is gone: whatever is underway reaches neither the disk nor the log any more.
  public func kill() async {
    watch.stop()
    await database.close()
  }
}
