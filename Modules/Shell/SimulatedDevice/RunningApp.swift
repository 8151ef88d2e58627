public import AppShell
public import Database
public import FlowKit
public import HeadlessUI

/// The app from a launch until it is left or killed.
@MainActor
public final class RunningApp {
  /// What the person does to it.
  public let driver: HeadlessDriver
  /// What its flows did.
  public let watch: FlowWatch
  /// Its data.
  public let database: SQLiteDatabase

  /// The root of its flows.
  public let flows: FlowController
  private weak var root: (any AppRootFlow)?

  /// Launches the app.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - makeRoot: Makes its root flow.
  ///   - tell: Hears of everything that happens to a flow.
  public init(
    with database: SQLiteDatabase, makeRoot: RootFlowFactory, tell: (@MainActor (FlowNews) -> Void)?
  ) async {
    self.database = database
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let watch = FlowWatch(tell: tell)
    let flows = FlowController(observer: watch)
    self.watch = watch
    self.flows = flows
    driver = HeadlessDriver(window: window) { await flows.idle() }

    let flow = makeRoot(.push(onto: navigation, using: HeadlessPresenterFactory(window: window)))
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
