package import FlowHeadless
package import FlowKit
package import FlowShell
package import FlowStorage

/// The app from a launch until it ends or is killed.
@MainActor
package final class RunningApp {
  package let driver: any PersonDriver
  package let flowObserver: DeviceFlowObserver
  package let database: SQLiteDatabase

  package let flows: FlowController
  private weak var root: (any AppRootFlow)?
  var shell: Shell? { root?.shell }

  /// Launches the app.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - makeRoot: Makes its root flow.
  ///   - makeWindow: Makes the window for the flow.
  ///   - onFlowEvent: Called with each event of a flow.
  ///   - waitForRest: Waits until nothing happens in the app by itself; if nil, the app waits until its flows are idle.
  package init(
    with database: SQLiteDatabase, makeRoot: @MainActor (FlowPresentation) -> any AppRootFlow,
    makeWindow: @MainActor (_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow = {
      DeviceWindow.headless($0, .developers)
    },
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?,
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

  package func open(_ link: String) {
    root?.shell.open(link)
  }

  package func quit() async {
    flows.terminate()
    await driver.settle()
    await database.close()
  }

  /// Ends the process: unfinished work reaches neither the disk nor the log.
  package func kill() async {
    flowObserver.stop()
    await database.close()
  }
}
