import FlowKit
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
  private let shareText: (String, SceneID) -> Void
  private var running: [RunningScene] = []
  /// Shows SignIn; nil in an app without sessions.
  var desk: SignInDesk?
  /// Whether the service is open; nil in an app whose service never closes.
  var gate: AppGate?

  /// Creates the scenes of an app.
  /// - Parameters:
  ///   - exists: Returns whether a scene exists that is not running: the system may restore it later. The stored data
  ///     of a scene that no longer exists is taken over by the next new scene.
  ///   - activate: Brings a scene forward, or calls `onFailure`.
  ///   - share: Hands a text of a scene to another app that the person chooses.
  public init(
    exists: @escaping (SceneID) -> Bool,
    activate: @escaping (SceneID, _ onFailure: @escaping @MainActor () -> Void) -> Void,
    share: @escaping (String, SceneID) -> Void = { _, _ in }
  ) {
    self.exists = exists
    self.activate = activate
    shareText = share
  }

  /// Creates the scenes of an app with one window.
  /// - Parameter share: Hands a text to another app that the person chooses.
  public convenience init(share: @escaping (String) -> Void = { _ in }) {
    self.init(exists: { _ in false }, activate: { $1() }, share: { text, _ in share(text) })
  }

  func share(_ text: String, from scene: SceneID) { shareText(text, scene) }

  /// Reports to the person, in all scenes, that data cannot be saved.
  public func didFailToWrite(_ error: DatabaseError) {
    for shell in shells { shell.didFailToWrite(error) }
  }

  /// Clears the stored data of scenes that the person has closed.
  public func didDiscard(_ scenes: some Sequence<SceneID>, in entries: EntryStore) async {
    do {
      try await entries.clear(Array(scenes))
    } catch {
      // The next new scene takes them over.
    }
  }

  /// The shells of the scenes, in the order of their launches.
  var shells: [Shell] { running.compactMap(\.shell) }
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

  /// The service has opened or closed: covers or uncovers all scenes; what has waited opens.
  func gateDidChange() {
    for shell in shells { shell.gateDidChange() }
  }

  /// The first scene that is running.
  var firstShell: Shell? { shells.first(where: \.isRunning) }

  /// Returns the shell of the scene to which a flow belongs.
  func shell(of flow: FlowNode) -> Shell? {
    let around = sequence(first: flow, next: \.caller)
    return around.lazy.compactMap { node in self.shells.first { $0.context.node === node } }.first
  }

  private func isRunning(_ scene: SceneID) -> Bool { shells.contains { $0.scene == scene } }
}

/// The current entry and the pending link of each scene, stored so that both survive a kill.
public struct EntryStore: Sendable {
  /// The current entry.
  public let open: SceneDocument<StoredEntry>
  /// Whether the settings are on the stack.
  public let settings: SceneDocument<Bool>
  /// The entry of the pending link.
  public let pending: SceneDocument<StoredEntry>
  private let database: SQLiteDatabase

  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(in database: SQLiteDatabase) async throws {
    self.database = database
    open = try await SceneDocument(named: "open entry", title: "the place where you were", in: database)
    settings = try await SceneDocument(named: "open settings", title: "the open settings", in: database)
    pending = try await SceneDocument(named: "waiting entry", title: "a link that was still to be opened", in: database)
  }

  /// Returns the change that clears the current entry, if it is one of these, in the scene that has it.
  ///
  /// Make it together with the changes at the end of a feature, so that a killed process returns either to the feature
  /// or to the state after it. A sub-flow does not end an entry.
  public func clearing<Entry: AppEntry>(
    _ type: Entry.Type, where isOver: @escaping @Sendable (Entry) -> Bool = { _ in true }
  ) -> StoredChange {
    open.changing { stored in stored.entry(as: type).map(isOver) == true ? nil : stored }
  }

  /// Stores the place of a scene with other changes, in one transaction.
  /// - Parameter formers: The scenes whose places it takes over.
  func store(_ place: ScenePlace, in scene: SceneID, movedFrom formers: [SceneID], with changes: [StoredChange])
    async throws
  {
    try await database.apply(
      changes + [
        open.setting(place.open, in: scene, clearing: formers),
        settings.setting(place.settings, in: scene, clearing: formers),
        pending.setting(place.pending, in: scene, clearing: formers),
      ])
  }

  /// Clears the places of scenes.
  func clear(_ scenes: [SceneID]) async throws {
    guard let first = scenes.first else { return }
    try await store(ScenePlace(), in: first, movedFrom: scenes, with: [])
  }
}

/// The identifier of a scene of the app, such as a window of a tablet.
public struct SceneID: Hashable, Comparable, Sendable {
  /// The only scene of an app with one window.
  public static let main = SceneID("main")

  /// The name, which stays the same when the scene is restored.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public static func < (one: SceneID, other: SceneID) -> Bool { one.name < other.name }
}

/// A named value for each scene, in one document of the person, since an entry may name their data.
public struct SceneDocument<Value: Codable & Equatable & Sendable>: Sendable {
  private let document: SQLiteDocument<SceneValues<Value>>

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(named name: String, title: LocalizedText, in database: SQLiteDatabase) async throws {
    document = try await SQLiteDocument(named: name, title: title, of: .person, in: database)
  }

  /// The scenes with a value, in order.
  var scenes: [SceneID] { (document.load()?.values.keys).map { $0.map { SceneID($0) }.sorted() } ?? [] }

  /// Returns the latest value of a scene, if there is one.
  public func load(in scene: SceneID = .main) -> Value? { document.load()?.values[scene.name] }

  /// Sets the value of a scene, and saves it if possible; nil deletes it.
  public func set(_ newValue: Value?, in scene: SceneID = .main) async {
    await document.update { stored in
      var values = stored?.values ?? [:]
      values[scene.name] = newValue
      return SceneValues(values)
    }
  }

  /// Returns a change that transforms the values of all scenes when it is made.
  func changing(_ edit: @escaping @Sendable (Value) -> Value?) -> StoredChange {
    document.changing { stored in SceneValues(stored?.values.compactMapValues(edit) ?? [:]) }
  }

  /// Returns a change that sets the value of a scene, and deletes those of others.
  func setting(_ newValue: Value?, in scene: SceneID, clearing others: [SceneID]) -> StoredChange {
    document.changing { stored in
      var values = stored?.values ?? [:]
      for other in others { values[other.name] = nil }
      values[scene.name] = newValue
      return SceneValues(values)
    }
  }
}

/// The values by scene; the value of the only scene of an app with one window is stored without its name.
private struct SceneValues<Value: Codable & Equatable & Sendable>: Equatable, Sendable {
  let values: [String: Value]

  /// Returns nil if there is no value.
  init?(_ values: [String: Value]) {
    guard !values.isEmpty else { return nil }
    self.values = values
  }
}

extension SceneValues: Codable {
  private enum CodingKeys: String, CodingKey {
    case scenes
  }

  init(from decoder: any Decoder) throws {
    let container: KeyedDecodingContainer<CodingKeys>?
    do {
      container = try decoder.container(keyedBy: CodingKeys.self)
    } catch DecodingError.typeMismatch {
      // A value without keys, such as a Boolean value.
      container = nil
    }
    if let container, container.contains(.scenes) {
      values = try container.decode([String: Value].self, forKey: .scenes)
    } else {
      values = [SceneID.main.name: try Value(from: decoder)]
    }
  }

  func encode(to encoder: any Encoder) throws {
    if let only = values[SceneID.main.name], values.count == 1 { return try only.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(values, forKey: .scenes)
  }
}
