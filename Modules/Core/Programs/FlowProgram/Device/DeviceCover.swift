import FlowHeadless
import FlowKit
import FlowShell

/// The windows that cover the app's, as a person at the device sees them.
@MainActor
final class DeviceCover {
  private var drivers: [SceneCover.Layer: any PersonDriver] = [:]
  private let observer = DeviceFlowObserver()
  private(set) var scene: SceneCover?

  /// Covers an app that has a session.
  /// - Parameters:
  ///   - shell: The shell of the app.
  ///   - makeWindow: Makes a window.
  init(_ shell: Shell, makeWindow: @escaping @MainActor () -> DeviceWindow) {
    scene = SceneCover(of: shell, observer: observer) { [weak self] layer in
      let window = makeWindow()
      self?.drivers[layer] = window.driver
      return SceneCover.Window(window.presentation, toolkit: window.toolkit) { self?.drivers[layer] = nil }
    }
  }

  /// Returns the driver of the visible window.
  /// - Parameter app: The driver of the app's window.
  func driver(above app: any PersonDriver) -> any PersonDriver {
    guard let top = scene?.top, let driver = drivers[top] else { return app }
    return driver.settling([app] + drivers.filter { $0.key != top }.values)
  }

  /// The defects of the flows of the cover, as sentences.
  var defects: [String] { observer.defects }

  var flows: FlowController? { scene?.flows }

  func end() { scene?.end() }

  /// Ignores all further events: a killed process has no flows.
  func stop() { observer.stop() }
}

extension PersonDriver {
  fileprivate func settling(_ below: [any PersonDriver]) -> any PersonDriver { CoveringDriver(top: self, below: below) }
}

/// A person at the topmost window, who waits until all below is at rest, too.
private struct CoveringDriver<Top: PersonDriver>: PersonDriver {
  let top: Top
  let below: [any PersonDriver]

  var window: Top.Window { top.window }

  func settle() async {
    for _ in 1...2 {
      // All at once: the work of one may wait for a transition of another.
      let others = below.map { driver in Task { await driver.settle() } }
      await top.settle()
      for other in others { await other.value }
    }
  }
}
