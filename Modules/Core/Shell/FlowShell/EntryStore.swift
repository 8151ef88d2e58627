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
