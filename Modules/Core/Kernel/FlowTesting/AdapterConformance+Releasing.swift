import FlowKit

extension AdapterConformance {
  static let ownParts = [
    Check("the window is released with its flows, although a screen lives on") { await $0.releasesWindow() }
  ]

  private func releasesWindow() async -> Bool {
    let (screen, parts) = await showInAnotherWindow()
    // Work of the toolkit in later turns may still refer to the window.
    for _ in 1...3 { await nextTurn() }
    return withExtendedLifetime(screen) { parts.allSatisfy { $0.object == nil } }
  }

  /// Shows screens in a separate window, ends their flow, and drops the window.
  private func showInAnotherWindow() async -> ((any ViewController)?, [WeakReference]) {
    let other = AdapterConformance(makeStage)
    let flow = await other.start(other.presenting(.fullScreen))
    let first = flow.first
    await other.showMore(flow)
    let parts = other.stage.ownedObjects.map { WeakReference($0) }
    other.flows.terminate()
    await other.stage.settle()
    await other.flows.idle()
    return (first, parts)
  }
}

/// A weak reference to an object.
@MainActor
private final class WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
