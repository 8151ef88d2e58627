public import Database
public import Documents

/// Where the person is, and where a link leads that waits for them: kept, so that both outlive the process.
public struct EntryStore: Sendable {
  /// The entry that the person took last and has not come back from.
  public let open: SQLiteDocument<StoredEntry>
  /// Whether the settings are on the screen, or below what is.
  public let settings: SQLiteDocument<Bool>
  /// The entry to which a link leads that waits until the person is back.
  public let waiting: SQLiteDocument<StoredEntry>

  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(in database: SQLiteDatabase) async throws {
    open = try await SQLiteDocument(named: "open entry", in: database)
    settings = try await SQLiteDocument(named: "open settings", in: database)
    waiting = try await SQLiteDocument(named: "waiting entry", in: database)
  }

  /// The change that says that the person is at home again, if they are in one of these entries.
  ///
  /// It is stored with what the end of a feature stores. So a process that is killed comes back either to the feature as it
  /// was left, or to what comes after it; a feature inside another ends no entry.
  public func leaving<Entry: AppEntry>(
    _ type: Entry.Type, where isOver: @escaping @Sendable (Entry) -> Bool = { _ in true }
  ) -> StoredChange {
    open.changing { stored in stored?.entry(as: type).map(isOver) == true ? nil : stored }
  }
}
