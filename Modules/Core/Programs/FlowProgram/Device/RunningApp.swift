public import FlowHeadless
public import FlowKit
public import FlowShell
public import FlowStorage

/// The app from a launch until it ends or is killed.
@MainActor
public final class RunningApp {
  /// The driver of the app's window.
  public let driver: any PersonDriver
  /// The observer of its flows.
  public let flowObserver: DeviceFlowObserver
  /// Its database.
  public let database: SQLiteDatabase

  /// Its flows.
  public let flows: FlowController
  private weak var root: (any AppRootFlow)?

  /// Launches the app.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - makeRoot: Makes its root flow.
  ///   - makeWindow: Makes the window for the flow.
  ///   - onFlowEvent: Called with each event of a flow.
  ///   - waitForRest: Waits until nothing happens in the app by itself; if nil, the app waits until its flows are idle.
  public init(
    with database: SQLiteDatabase, makeRoot: RootFlowFactory,
    makeWindow: DeviceWindow.Factory = DeviceWindow.headless, onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?,
    waitForRest: (@MainActor () async -> Void)? = nil
  ) async {
    self.database = database
    let flowObserver = DeviceFlowObserver(onFlowEvent: onFlowEvent)
    let flows = FlowController(observer: flowObserver)
    self.flowObserver = flowObserver
    self.flows = flows
    let window = makeWindow { if let waitForRest { await waitForRest() } else { await flows.idle() } }
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

  /// Opens a link.
  public func open(_ link: String) {
    root?.shell.open(link)
  }

  /// Ends the app properly.
  public func quit() async {
    flows.terminate()
    await driver.settle()
    await database.close()
  }

  /// Ends the process: unfinished work reaches neither the disk nor the log.
  public func kill() async {
    flowObserver.stop()
    await database.close()
  }
}
