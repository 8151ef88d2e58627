import FlowHeadless
import FlowKit
import FlowShell

/// The windows that cover the app's, as a person at the device sees them.
@MainActor
final class DeviceCover {
  private var drivers: [SceneCover.Layer: any PersonDriver] = [:]
  /// Those of removed windows, whose last transitions have not ended yet.
  private var formerDrivers: [any PersonDriver] = []
  private var rests: [CommonRest] = []
  private let observer = DeviceFlowObserver()
  private(set) var scene: SceneCover?

  /// Covers an app that has a session.
  /// - Parameters:
  ///   - shell: The shell of the app.
  ///   - makeWindow: Makes a window.
  init(_ shell: Shell, makeWindow: @escaping @MainActor () -> DeviceWindow) {
    scene = SceneCover(of: shell, observer: observer) { [weak self] layer in
      let window = makeWindow()
      self?.add(window.driver, as: layer)
      return SceneCover.Window(window.presentation, toolkit: window.toolkit) { self?.removeDriver(of: layer) }
    }
  }

  private func add(_ driver: any PersonDriver, as layer: SceneCover.Layer) {
    drivers[layer] = driver
    for rest in rests { rest.add(driver) }
  }

  private func removeDriver(of layer: SceneCover.Layer) {
    guard let driver = drivers.removeValue(forKey: layer) else { return }
    formerDrivers.append(driver)
  }

  /// The driver of the visible layer; nil if the app is not covered.
  var topDriver: (any PersonDriver)? { scene?.top.flatMap { drivers[$0] } }

  /// Returns the driver of what the person sees.
  /// - Parameter app: The driver of the app's window.
  func driver(above app: any PersonDriver) -> any PersonDriver {
    guard scene != nil else { return app }
    return (topDriver ?? app).settling { [weak self] in
      if let self { await settle(app) } else { await app.settle() }
    }
  }

  /// All windows of the cover, the lowest first, then those that were removed in the middle of a transition.
  var windows: [HeadlessWindow] {
    if drivers.isEmpty, formerDrivers.isEmpty { return [] }
    formerDrivers.removeAll { ($0.window as? HeadlessWindow)?.isInTransition == false }
    return driversInOrder.compactMap { $0.window as? HeadlessWindow }
  }

  private var driversInOrder: [any PersonDriver] {
    SceneCover.Layer.allCases.compactMap { drivers[$0] } + formerDrivers
  }

  /// Waits until the app and all that covers it are at rest.
  private func settle(_ app: any PersonDriver) async {
    let rest = CommonRest()
    rests.append(rest)
    defer { rests.removeAll { $0 === rest } }
    for driver in driversInOrder { rest.add(driver) }
    formerDrivers = []
    if rest.isEmpty { await app.settle() }
    if rest.isEmpty { return }
    rest.add(app)
    await rest.value()
  }

  /// The defects of the flows of the cover, as sentences.
  var defects: [String] { observer.defects }

  var flows: FlowController? { scene?.flows }

  func end() { scene?.end() }

  /// Ignores all further events: a killed process has no flows.
  func stop() { observer.stop() }
}

/// The rest of several windows at once: one that is at rest may begin a transition for which the work in another one waits.
@MainActor
private final class CommonRest {
  private struct Settling {
    let driver: any PersonDriver
    /// How often the window has come to rest.
    var count = 0
    /// Settles the window; nil when it is at rest.
    var task: Task<Void, Never>?
  }

  private var windows: [Settling] = []

  var isEmpty: Bool { windows.isEmpty }

  /// Adds a window, also while others settle.
  func add(_ driver: any PersonDriver) {
    windows.append(Settling(driver: driver))
    for index in windows.indices where windows[index].task == nil { windows[index].task = begin(index) }
  }

  /// A window can be made in the work of a flow, which is not what waits for the flows.
  private func begin(_ index: Int) -> Task<Void, Never> { Task.detached { await self.settle(index) } }

  private func settle(_ index: Int) async {
    repeat {
      await windows[index].driver.settle()
      windows[index].count += 1
    } while windows.contains { $0.count < 2 }
    windows[index].task = nil
  }

  func value() async {
    while let task = windows.lazy.compactMap(\.task).first { await task.value }
  }
}

extension PersonDriver {
  fileprivate func settling(by settle: @escaping @MainActor () async -> Void) -> any PersonDriver {
    CoveringDriver(top: self, settle: settle)
  }
}

/// A person at the topmost window, who waits until all windows are at rest.
private struct CoveringDriver<Top: PersonDriver>: PersonDriver {
  let top: Top
  let settle: @MainActor () async -> Void

  var window: Top.Window { top.window }

  func settle() async { await settle() }
}
