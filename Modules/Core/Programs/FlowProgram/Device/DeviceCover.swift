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

  /// Returns the driver of what the person sees.
  /// - Parameter app: The driver of the app's window.
  func driver(above app: any PersonDriver) -> any PersonDriver {
    guard let scene else { return app }
    return (scene.top.flatMap { drivers[$0] } ?? app).settling { [weak self] in
      if let self { await settle(app) } else { await app.settle() }
    }
  }

  var windows: [HeadlessWindow] {
    formerDrivers.removeAll { ($0.window as? HeadlessWindow)?.isInTransition == false }
    return (Array(drivers.values) + formerDrivers).compactMap { $0.window as? HeadlessWindow }
  }

  /// Waits until the app and all that covers it are at rest.
  private func settle(_ app: any PersonDriver) async {
    let rest = CommonRest()
    rests.append(rest)
    defer { rests.removeAll { $0 === rest } }
    for driver in Array(drivers.values) + formerDrivers { rest.add(driver) }
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
  private var drivers: [any PersonDriver] = []
  /// How often each window has come to rest.
  private var counts: [Int] = []
  /// For each window, the task in which it settles; nil when it has.
  private var settling: [Task<Void, Never>?] = []

  var isEmpty: Bool { drivers.isEmpty }

  /// Adds a window, also while others settle.
  func add(_ driver: any PersonDriver) {
    drivers.append(driver)
    counts.append(0)
    settling.append(nil)
    for index in drivers.indices where settling[index] == nil { settling[index] = begin(index) }
  }

  /// A window can be made in the work of a flow, which is not what waits for the flows.
  private func begin(_ index: Int) -> Task<Void, Never> { Task.detached { await self.settle(index) } }

  private func settle(_ index: Int) async {
    repeat {
      await drivers[index].settle()
      counts[index] += 1
    } while counts.contains { $0 < 2 }
    settling[index] = nil
  }

  func value() async {
    while let task = settling.lazy.compactMap(\.self).first { await task.value }
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
