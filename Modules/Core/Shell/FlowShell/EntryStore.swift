import FlowKit
public import FlowStorage

/// The current entry and the pending link of each scene, stored so that both survive a kill.
public struct EntryStore: Sendable {
  /// The current entry.
  public let open: SceneDocument<StoredEntry>
  /// Whether the settings are on the stack.
  public let settings: SceneDocument<Bool>
  /// The entry of the pending link.
  public let pending: SceneDocument<StoredEntry>

  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(in database: SQLiteDatabase) async throws {
    open = try await SceneDocument(named: "open entry", in: database)
    settings = try await SceneDocument(named: "open settings", in: database)
    pending = try await SceneDocument(named: "waiting entry", in: database)
  }

  /// Returns the change that clears the current entry, if it is one of these, in the scene that has it.
  ///
  /// Make it together with the changes at the end of a feature, so that a killed process returns either to the feature
  /// or to the state after it. A sub-flow does not end an entry.
  public func leaving<Entry: AppEntry>(
    _ type: Entry.Type, where isOver: @escaping @Sendable (Entry) -> Bool = { _ in true }
  ) -> StoredChange {
    open.changing { stored in stored.entry(as: type).map(isOver) == true ? nil : stored }
  }

  /// Moves the stored data of a scene to another one, or deletes it.
  func move(from scene: SceneID, to other: SceneID?) async {
    await open.move(from: scene, to: other)
    await settings.move(from: scene, to: other)
    await pending.move(from: scene, to: other)
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

/// A named value for each scene, in one document.
public struct SceneDocument<Value: Codable & Equatable & Sendable>: Sendable {
  private let document: SQLiteDocument<SceneValues<Value>>

  /// - Throws: `DatabaseError` when the database cannot be read.
  init(named name: LocalizedText, in database: SQLiteDatabase) async throws {
    document = try await SQLiteDocument(named: name, in: database)
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

  func move(from scene: SceneID, to other: SceneID?) async {
    await document.update { stored in
      var values = stored?.values ?? [:]
      let moved = values.removeValue(forKey: scene.name)
      if let other, let moved { values[other.name] = moved }
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
