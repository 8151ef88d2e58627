public import FlowStorage

/// The scenes of the app, such as the windows of a tablet: each has a root flow and a shell of its own, above shared
/// stores.
///
/// A draft is open in one scene at a time. A feature that would open it a second time is not started; the scene that has
/// it comes forward.
@MainActor
public final class AppScenes {
  private let exists: (SceneID) -> Bool
  private let activate: (SceneID, _ onFailure: @escaping @MainActor () -> Void) -> Void
  private var running: [RunningScene] = []

  /// Creates the scenes of an app.
  /// - Parameters:
  ///   - exists: Returns whether a scene exists that is not running: the system may restore it later. The stored data
  ///     of a scene that no longer exists is taken over by the next new scene.
  ///   - activate: Brings a scene forward, or calls `onFailure`.
  public init(
    exists: @escaping (SceneID) -> Bool,
    activate: @escaping (SceneID, _ onFailure: @escaping @MainActor () -> Void) -> Void
  ) {
    self.exists = exists
    self.activate = activate
  }

  /// Creates the scenes of an app with one window.
  public convenience init() {
    self.init(exists: { _ in false }, activate: { $1() })
  }

  /// Tells the person in all scenes that data cannot be saved.
  public func didFailToWrite(_ error: DatabaseError) {
    for shell in shells { shell.didFailToWrite(error) }
  }

  /// Clears the stored data of scenes that the person has closed.
  public func didDiscard(_ scenes: some Sequence<SceneID>, in entries: EntryStore) async {
    for scene in scenes { await entries.move(from: scene, to: nil) }
  }

  private var shells: [Shell] { running.compactMap(\.shell) }
}

/// A shell, which its root flow owns.
@MainActor
private final class RunningScene {
  private(set) weak var shell: Shell?

  init(_ shell: Shell) {
    self.shell = shell
  }
}

// MARK: - Shells

extension AppScenes {
  /// Adds a scene at its launch.
  /// - Returns: Whether it is the first one of the process.
  func add(_ shell: Shell) -> Bool {
    defer { running = running.filter { $0.shell != nil } + [RunningScene(shell)] }
    return running.isEmpty
  }

  /// Returns the other scene in which a draft of an entry is open.
  func owner(of entry: any AppEntry, besides shell: Shell) -> SceneID? {
    let drafts = entry.drafts
    if let other = shells.first(where: { $0 !== shell && $0.entry?.drafts.isDisjoint(with: drafts) == false }) {
      return other.scene
    }
    return shell.entries.open.scenes.first { scene in
      guard scene != shell.scene, !isRunning(scene), exists(scene) else { return false }
      return shell.restore(shell.entries.open.load(in: scene))?.drafts.isDisjoint(with: drafts) == false
    }
  }

  /// Returns a scene that was not closed properly, and no longer exists.
  func orphan(for shell: Shell) -> SceneID? {
    shell.entries.open.scenes.first { $0 != shell.scene && !isRunning($0) && !exists($0) }
  }

  func bringForward(_ scene: SceneID, orElse onFailure: @escaping @MainActor () -> Void) { activate(scene, onFailure) }

  private func isRunning(_ scene: SceneID) -> Bool { shells.contains { $0.scene == scene } }
}
