package import FlowKit
package import FlowScreens
package import FlowSession

/// Covers a scene by windows above its own: a curtain while the scene is not active, and the lock while the app is locked.
///
/// The flows below do not notice it: no visit ends, and answers that arrive are shown when the scene is uncovered. So the flows of these
/// windows are a separate tree. An app without a session has no cover.
@MainActor
package final class SceneCover {
  /// A window above all others of the scene.
  package struct Window {
    let presentation: FlowPresentation
    let toolkit: any PageToolkit
    let remove: @MainActor () -> Void

    /// - Parameters:
    ///   - presentation: The presentation of its first screen.
    ///   - toolkit: Makes the core's own screens in it.
    ///   - remove: Removes it.
    package init(
      _ presentation: FlowPresentation, toolkit: any PageToolkit, remove: @escaping @MainActor () -> Void
    ) {
      self.presentation = presentation
      self.toolkit = toolkit
      self.remove = remove
    }
  }

  /// The windows, the topmost last.
  package enum Layer: CaseIterable { case lock, curtain }

  package let flows: FlowController
  /// Whether the scene is in front of the person.
  package private(set) var isActive = true
  private let desk: SignInDesk
  private let makeWindow: @MainActor (Layer) -> Window?
  private var curtain: Shown<CurtainFlow>?
  private var lock: Shown<LockFlow>?

  private struct Shown<Covering: Flow> {
    let flow: Covering
    let window: Window
  }

  /// Creates the cover of a scene; nil in an app without a session.
  /// - Parameters:
  ///   - shell: The shell of the scene.
  ///   - observer: Observes the flows of the cover.
  ///   - makeWindow: Makes a window above that of the scene, and shows it; nil if the scene has gone.
  package init?(
    of shell: Shell, observer: any FlowObserver, makeWindow: @escaping @MainActor (Layer) -> Window?
  ) {
    guard let desk = shell.scenes.desk else { return nil }
    self.desk = desk
    self.makeWindow = makeWindow
    flows = FlowController(observer: observer)
    desk.add(self)
    update()
  }

  /// The topmost window of the cover; nil if the scene is not covered.
  package var top: Layer? { curtain != nil ? .curtain : lock != nil ? .lock : nil }

  package func sceneWillResignActive() {
    guard isActive else { return }
    isActive = false
    desk.sceneDidResign()
    update()
  }

  /// Uncovers the scene, or asks who the person is; call it also after a launch in front of the person.
  package func sceneDidBecomeActive() {
    if !isActive {
      // The lock is there before the curtain goes.
      desk.sceneWillReturn()
      isActive = true
      update()
    }
    lock?.flow.unlock()
  }

  /// Removes all windows of the cover.
  package func end() {
    remove(&curtain)
    remove(&lock)
  }

  private func update() {
    if desk.isLocked, lock == nil {
      lock = show(.lock) { LockFlow($0.presentation, in: $0.toolkit, at: desk) }
    }
    if !isActive, curtain == nil { curtain = show(.curtain) { CurtainFlow($0.presentation, in: $0.toolkit) } }
    if !desk.isLocked { remove(&lock) }
    if isActive { remove(&curtain) }
  }

  private func show<Covering: Flow<FlowOutcome<Never>>>(
    _ layer: Layer, _ make: (Window) -> Covering
  ) -> Shown<Covering>? {
    guard let window = makeWindow(layer) else { return nil }
    let flow = make(window)
    flows.start(flow)
    return Shown(flow: flow, window: window)
  }

  private func remove<Covering: Flow<FlowOutcome<Never>>>(_ shown: inout Shown<Covering>?) {
    guard let former = shown.take() else { return }
    flows.terminate(former.flow)
    former.window.remove()
  }
}

// MARK: - SessionObserver

extension SceneCover: SessionObserver {
  package func sessionDidChange(from former: SessionStatus) { update() }
}

/// A screen without anything, which no one can read over the person's shoulder, or in the list of apps.
final class CurtainFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private let toolkit: any PageToolkit

  init(_ presentation: FlowPresentation, in toolkit: any PageToolkit) {
    context = FlowContext(presentation)
    self.toolkit = toolkit
  }

  func didStart() {
    context.show(toolkit.screen("Covered", page: Page(LocalizedText(verbatim: "")) {}), animated: false)
  }
}
