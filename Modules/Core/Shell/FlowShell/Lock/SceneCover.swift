package import FlowKit
package import FlowScreens
package import FlowSession

/// Covers a scene by windows above its own: the gate while the service is closed, the lock while the app is locked, and a curtain while
/// the scene is not active.
///
/// The flows below do not notice it: no visit ends, and answers that arrive are shown when the scene is uncovered. So the flows of these
/// windows are a tree of their own. An app without a session and a gate has no cover.
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
  package enum Layer: CaseIterable { case gate, lock, curtain }

  package let flows: FlowController
  /// Whether the scene is in front of the person.
  package private(set) var isActive = true
  private let scenes: AppScenes
  private var desk: SignInDesk? { scenes.desk }
  private let makeWindow: @MainActor (Layer) -> Window?
  private var curtain: Shown<CurtainFlow>?
  private var lock: Shown<LockFlow>?
  private var gate: Shown<GateFlow>?
  /// The actions that wait until nothing covers the scene.
  private var waiting: [Completion] = []

  private struct Shown<Covering: Flow> {
    let flow: Covering
    let window: Window
  }

  /// Creates the cover of a scene; nil in an app without a session and a gate.
  /// - Parameters:
  ///   - shell: The shell of the scene.
  ///   - observer: Observes the flows of the cover.
  ///   - makeWindow: Makes a window above that of the scene, and shows it; nil if the scene has gone.
  package init?(
    of shell: Shell, observer: any FlowObserver, makeWindow: @escaping @MainActor (Layer) -> Window?
  ) {
    guard shell.scenes.desk != nil || shell.scenes.gate != nil else { return nil }
    scenes = shell.scenes
    self.makeWindow = makeWindow
    flows = FlowController(observer: observer)
    desk?.add(self)
    shell.cover = self
    update()
  }

  /// The topmost window of the cover; nil if the scene is not covered.
  package var top: Layer? {
    curtain != nil ? .curtain : lock != nil ? .lock : gate != nil ? .gate : nil
  }

  package func sceneWillResignActive() {
    guard isActive else { return }
    isActive = false
    desk?.sceneDidResign()
    update()
  }

  /// Uncovers the scene, or asks who the person is; call it also after a launch in front of the person.
  package func sceneDidBecomeActive() {
    if !isActive {
      // The lock is there before the curtain goes.
      desk?.sceneWillReturn()
      isActive = true
      update()
    }
    lock?.flow.unlock()
  }

  /// Removes all windows of the cover.
  package func end() {
    remove(&curtain)
    remove(&lock)
    remove(&gate)
  }

  func update() {
    let isLocked = desk?.isLocked == true
    if let closed = scenes.gate, closed.closed != nil {
      gate?.flow.refresh()
      gate = gate ?? show(.gate) { GateFlow($0.presentation, in: $0.toolkit, closed) }
    } else {
      remove(&gate)
    }
    if isLocked, let desk, lock == nil { lock = show(.lock) { LockFlow($0.presentation, in: $0.toolkit, at: desk) } }
    if !isActive, curtain == nil { curtain = show(.curtain) { CurtainFlow($0.presentation, in: $0.toolkit) } }
    if !isLocked { remove(&lock) }
    if isActive { remove(&curtain) }
    guard top == nil else { return }
    let uncovered = waiting
    waiting = []
    for action in uncovered { action() }
  }

  /// Performs an action when nothing covers the scene; never if the process is killed before.
  func whenUncovered(_ action: @escaping Completion) {
    if top == nil { action() } else { waiting.append(action) }
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
  package func sessionDidChange(from former: SessionStatus) {}

  package func sessionLockDidChange() { update() }
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
